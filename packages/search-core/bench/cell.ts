import type { EngineName } from './engines/engine-facts.ts';
import type { AskResult, BuildResult, Bytes, LeftOut } from './job.ts';
import { median, medianPercentiles, type Percentiles } from './percentiles.ts';

export interface CorpusFacts {
  readonly name: string;
  readonly locale: string;
  readonly pages: number;
  readonly sections: number;
  readonly queries: number;
  readonly judged: boolean;
  readonly brotliQuality: number;
}

/** One engine on one corpus: medians over the rounds. */
export interface Measurement {
  readonly rounds: number;
  readonly buildMs: number;
  readonly indexBytes: Bytes;
  readonly wholeBytes: Bytes | null;
  readonly openMs: number;
  readonly firstMs: number;
  /** Opening and the first answer, of the same process. */
  readonly openToFirstMs: number;
  readonly coldMs: Percentiles;
  readonly warmMs: Percentiles;
  readonly rowsMs: Percentiles | null;
  readonly heapBytes: number;
  readonly memoryBytes: number;
  readonly relevance: Readonly<Record<string, number>>;
  readonly judgedQueries: number;
}

export interface Cell {
  readonly corpus: CorpusFacts;
  readonly engine: EngineName;
  readonly result: Measurement | LeftOut;
}

export interface Round {
  readonly built: BuildResult;
  readonly asked: AskResult;
}

export const isLeftOut = (result: object): result is LeftOut => 'leftOut' in result;

/** Throws without a first round, which alone has bytes and relevance. */
export function mergeRounds(rounds: readonly Round[]): Measurement {
  const first = rounds[0];
  if (!first?.built.indexBytes || !first.asked.relevance)
    throw new Error('The first round has not measured all');
  const of = (value: (round: Round) => number) => median(rounds.map(value));
  const rows = rounds.map(({ asked }) => asked.rowsMs).filter((times) => times !== null);
  return {
    rounds: rounds.length,
    buildMs: of(({ built }) => built.buildMs),
    indexBytes: first.built.indexBytes,
    wholeBytes: first.built.wholeBytes,
    openMs: of(({ asked }) => asked.openMs),
    firstMs: of(({ asked }) => asked.firstMs),
    openToFirstMs: of(({ asked }) => asked.openMs + asked.firstMs),
    coldMs: medianPercentiles(rounds.map(({ asked }) => asked.coldMs)),
    warmMs: medianPercentiles(rounds.map(({ asked }) => asked.warmMs)),
    rowsMs: rows.length === 0 ? null : medianPercentiles(rows),
    heapBytes: of(({ asked }) => asked.heapBytes),
    memoryBytes: of(({ asked }) => asked.memoryBytes),
    relevance: first.asked.relevance,
    judgedQueries: first.asked.judgedQueries,
  };
}
