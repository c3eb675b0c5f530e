import type { SearchDocument } from '../../src/index.ts';

/** One engine of the comparison, with its settings. */
export interface Engine {
  build(documents: readonly SearchDocument[], locale: string): Handle;
  /** From the bytes of `toBytes`, in a process that never saw the documents. */
  open(bytes: Uint8Array, locale: string): Handle;
  /** How much of the bytes, at their end, is text kept for display; absent where none is. */
  storedTextBytes?(bytes: Uint8Array): number;
}

/** An index, built or opened. */
export interface Handle {
  /** Route paths of pages, best first, each once. */
  rank(query: string, limit: number): readonly string[];
  toBytes(): Uint8Array;
  /** An answer as readers see it, with excerpts; the number of its rows. Absent where the engine has none. */
  rows?(query: string): number;
}
