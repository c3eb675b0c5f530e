import type { EngineName } from './engines/engine-facts.ts';
import type { Percentiles } from './percentiles.ts';

/** What one process measures. Building and asking are apart: who asks has never seen the documents. */
export type Job = BuildJob | AskJob;

interface JobOf<Step extends string> {
  readonly step: Step;
  readonly engine: EngineName;
  readonly locale: string;
  /** Written by the build, read by the asking. */
  readonly indexFile: string;
}

export interface BuildJob extends JobOf<'build'> {
  readonly documentsFile: string;
  /** Null: the bytes are known from an earlier round. */
  readonly brotliQuality: number | null;
}

export interface AskJob extends JobOf<'ask'> {
  readonly queriesFile: string;
  /** From 0; chooses the first query, and the first round judges. */
  readonly round: number;
  /** For all queries together; an engine that cannot ask enough of them in it is left out. */
  readonly budgetMs: number;
}

export interface Bytes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface BuildResult {
  readonly buildMs: number;
  readonly saveMs: number;
  /** Without text kept for display. */
  readonly indexBytes: Bytes | null;
  /** With it; null where there is none. */
  readonly wholeBytes: Bytes | null;
}

export interface AskResult {
  readonly openMs: number;
  /** The first query of the process. */
  readonly firstMs: number;
  /** First queries after opening anew, in a process that has run the code before. */
  readonly coldMs: Percentiles;
  readonly warmMs: Percentiles;
  /** Answers with rows for the screen. */
  readonly rowsMs: Percentiles | null;
  /** JavaScript heap after opening and one answer. */
  readonly heapBytes: number;
  /** Heap and buffers. */
  readonly memoryBytes: number;
  readonly relevance: Readonly<Record<string, number>> | null;
  /** Queries behind `relevance`, fewer than there are where the engine is slow. */
  readonly judgedQueries: number;
}

/** Instead of a result, where a bound was met. */
export interface LeftOut {
  readonly leftOut: string;
}
