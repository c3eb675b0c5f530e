import type { SearchDocument } from '../../src/index.ts';

/** One engine of the comparison, with its settings. */
export interface Engine {
  build(documents: readonly SearchDocument[], locale: string): Handle;
  /** From the bytes of `toBytes`, in a process that never saw the documents. */
  open(bytes: Uint8Array, locale: string): Handle;
  /** Number of bytes, at the end, that are text kept for display; absent if there is none. */
  storedTextBytes?(bytes: Uint8Array): number;
}

/** An index, built or opened. */
export interface Handle {
  /** Distinct route paths of pages, best first. */
  rank(query: string, limit: number): readonly string[];
  toBytes(): Uint8Array;
  /**
   * Produces an answer as readers see it, with excerpts, and returns its number of rows. Absent if the engine has none.
   */
  rows?(query: string): number;
}
