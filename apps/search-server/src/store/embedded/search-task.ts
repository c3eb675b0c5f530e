import type { Correction } from '../../contract/answer.ts';

/** What the threads are asked. Indexes are named by file, since a new version of an index is a new file. */
export interface SearchTask {
  /** `index/lang`: a thread keeps one open index of each. */
  readonly slot: string;
  readonly file: string;
  readonly text: string;
  readonly limit: number;
  /** One number that becomes 1 when nobody waits for the answer any more; shared, since the task may be queued. */
  readonly ended: Int32Array<SharedArrayBuffer>;
}

export interface BuildTask {
  readonly documentsFile: string;
  readonly indexFile: string;
  readonly locale: string;
}

export interface RankedPage {
  readonly routePath: string;
  readonly words: readonly string[];
  readonly corrections: readonly Correction[];
}
