import type { EngineName } from './engines/engine-facts.ts';
import type { Percentiles } from './percentiles.ts';

/**
 * The work of one process. Building and asking are separate, so that a process that asks has never seen the documents.
 */
export type Job = BuildJob | AskJob | RowsJob;

interface JobOf<Step extends string> {
  readonly step: Step;
  readonly engine: EngineName;
  readonly locale: string;
  /** Written by the build job, read by the ask job. */
  readonly indexFile: string;
}

export interface BuildJob extends JobOf<'build'> {
  readonly documentsFile: string;
  /** Null if the bytes are known from an earlier round. */
  readonly brotliQuality: number | null;
}

export interface AskJob extends JobOf<'ask'> {
  readonly queriesFile: string;
  /** From 0; selects the first query. Only round 0 judges. */
  readonly round: number;
  /** Time budget for all queries; an engine that cannot answer enough of them in it is left out. */
  readonly budgetMs: number;
}

/** Answers with rows, in a process that has answered nothing before. */
export interface RowsJob extends JobOf<'rows'> {
  readonly queriesFile: string;
  /** From 0; selects the first query. */
  readonly round: number;
  /** Queries that run first, so that the code has run; null to measure code that has not. */
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
  /** CPU time of all threads, including compilation and garbage collection. */
  readonly cpuMs: number;
}

export interface BuildResult {
  readonly buildMs: number;
  readonly saveMs: number;
  /** Without text kept for display. */
  readonly indexBytes: Bytes | null;
  /** Including that text; null if there is none. */
  readonly wholeBytes: Bytes | null;
}

export interface AskResult {
  readonly openMs: number;
  /** The first `rank` of the process. */
  readonly first: Duration;
  /** First queries after reopening, in a process that has run the code before. */
  readonly coldMs: Percentiles;
  readonly warmMs: Percentiles;
  /** Whether the engine produces rows for display. */
  readonly hasRows: boolean;
  /** JavaScript heap after opening and one answer. */
  readonly heapBytes: number;
  /** Heap and buffers. */
  readonly memoryBytes: number;
  /** Score of each query, 0 to 1; null for queries that a slow engine did not get. Null except in the first round. */
  readonly scores: readonly (number | null)[] | null;
}

export interface RowsResult {
  /** The first `search` after opening. */
  readonly first: Duration;
  /** Later queries. Warm: each on pages that the index has not shown before. */
  readonly rowsMs: Percentiles;
}

/** Replaces a result if a bound was reached. */
export interface LeftOut {
  readonly leftOut: string;
}
