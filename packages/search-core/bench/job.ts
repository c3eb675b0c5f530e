import type { EngineName } from './engines/engine-facts.ts';
import type { Percentiles } from './percentiles.ts';

/** What one process measures. Building and asking are apart: who asks has never seen the documents. */
export type Job = BuildJob | AskJob | RowsJob;

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

/** Answers with rows, in a process that has asked nothing before. */
export interface RowsJob extends JobOf<'rows'> {
  readonly queriesFile: string;
  /** From 0; chooses the first query. */
  readonly round: number;
  /** Asked before, so that the code has run; null: measures code that never has. */
  readonly warmUp: WarmUp | null;
}

/** Another index, and queries for it. */
export interface WarmUp {
  readonly indexFile: string;
  readonly queriesFile: string;
}

export interface Bytes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface Duration {
  readonly wallMs: number;
  /** Processor time of all threads: compilation and garbage collection count. */
  readonly cpuMs: number;
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
  /** The first `rank` of the process. */
  readonly first: Duration;
  /** First queries after opening anew, in a process that has run the code before. */
  readonly coldMs: Percentiles;
  readonly warmMs: Percentiles;
  /** Whether the engine gives rows for the screen. */
  readonly hasRows: boolean;
  /** JavaScript heap after opening and one answer. */
  readonly heapBytes: number;
  /** Heap and buffers. */
  readonly memoryBytes: number;
  /** Of each query, 0 to 1; null for those that a slow engine was not asked. Null but for the first round. */
  readonly scores: readonly (number | null)[] | null;
}

export interface RowsResult {
  /** The first `search` after opening. */
  readonly first: Duration;
  /** Of queries after it. Warm: each on pages that the index has not shown before. */
  readonly rowsMs: Percentiles;
}

/** Instead of a result, where a bound was met. */
export interface LeftOut {
  readonly leftOut: string;
}
