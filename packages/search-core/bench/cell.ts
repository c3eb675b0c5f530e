import type { EngineName } from './engines/engine-facts.ts';
import type { AskResult, BuildResult, Bytes, Duration, LeftOut, RowsResult } from './job.ts';
import { relevanceOf } from './measures.ts';
import { median, medianPercentiles, type Percentiles } from './percentiles.ts';

export interface CorpusFacts {
  readonly name: string;
  readonly locale: string;
  readonly pages: number;
  readonly sections: number;
  /** The class of each query. */
  readonly classes: readonly string[];
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
  /** The first `rank` of a process. */
  readonly first: Duration;
  /** Opening and the first answer, in the same process. */
  readonly openToFirstMs: number;
  readonly coldMs: Percentiles;
  readonly warmMs: Percentiles;
  readonly rows: Rows | null;
  readonly heapBytes: number;
  readonly memoryBytes: number;
  readonly relevance: Readonly<Record<string, number>>;
  /** In query order; null for queries that a slow engine did not get. */
  readonly scores: readonly (number | null)[];
}

/** Answers with rows, each kind measured in separate processes. */
interface Rows {
  /** The first `search` of a process. */
  readonly first: Duration;
  /** The later queries, whose code has not run before. */
  readonly coldMs: Percentiles;
  /** Queries on pages not shown before, after the code has run on another index. */
  readonly warmMs: Percentiles;
}

export interface Cell {
  readonly corpus: CorpusFacts;
  readonly engine: EngineName;
  readonly result: Measurement | LeftOut;
}

export interface Round {
  readonly built: BuildResult;
  readonly asked: AskResult;
  /** Null if the engine has no rows. */
  readonly rows: { readonly cold: RowsResult; readonly warm: RowsResult } | null;
}

export const isLeftOut = (result: object): result is LeftOut => 'leftOut' in result;

/** Throws without a first round, because only that one has bytes and relevance. */
export function mergeRounds(rounds: readonly Round[], classes: readonly string[]): Measurement {
  const first = rounds[0];
  if (!first?.built.indexBytes || !first.asked.scores)
    throw new Error('The first round has not measured all');
  const of = (value: (round: Round) => number) => median(rounds.map(value));
  const rows = rounds.flatMap((round) => (round.rows === null ? [] : [round.rows]));
  return {
    rounds: rounds.length,
    buildMs: of(({ built }) => built.buildMs),
    indexBytes: first.built.indexBytes,
    wholeBytes: first.built.wholeBytes,
    openMs: of(({ asked }) => asked.openMs),
    first: medianDuration(rounds.map(({ asked }) => asked.first)),
    openToFirstMs: of(({ asked }) => asked.openMs + asked.first.wallMs),
    coldMs: medianPercentiles(rounds.map(({ asked }) => asked.coldMs)),
    warmMs: medianPercentiles(rounds.map(({ asked }) => asked.warmMs)),
    rows:
      rows.length === 0
        ? null
        : {
            first: medianDuration(rows.map(({ cold }) => cold.first)),
            coldMs: medianPercentiles(rows.map(({ cold }) => cold.rowsMs)),
            warmMs: medianPercentiles(rows.map(({ warm }) => warm.rowsMs)),
          },
    heapBytes: of(({ asked }) => asked.heapBytes),
    memoryBytes: of(({ asked }) => asked.memoryBytes),
    relevance: relevanceOf(classes, first.asked.scores),
    scores: first.asked.scores,
  };
}

/** Number of judged queries, which is lower if the engine is slow. */
export const judgedCount = ({ scores }: Measurement): number =>
  scores.filter((score) => score !== null).length;

const medianDuration = (durations: readonly Duration[]): Duration => ({
  wallMs: median(durations.map(({ wallMs }) => wallMs)),
  cpuMs: median(durations.map(({ cpuMs }) => cpuMs)),
});
