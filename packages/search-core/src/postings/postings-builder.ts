import type { FieldId } from '../document/fields.ts';
import { encodePostingsList, flatPostingLength } from './postings-list.ts';
import type { Postings } from './postings-list.ts';

/** Collects occurrences of terms; documents must be added in the order of their ids. */
export class PostingsBuilder {
  readonly #listByTerm = new Map<string, number[]>();
  #postingCount = 0;

  /** Number of (term, document) pairs so far. */
  get postingCount(): number {
    return this.#postingCount;
  }

  /** In order of first appearance. */
  get terms(): readonly string[] {
    return [...this.#listByTerm.keys()];
  }

  /** Counts one occurrence of `term`. */
  add(term: string, docId: number, fieldId: FieldId): void {
    let list = this.#listByTerm.get(term);
    if (list === undefined) {
      list = [];
      this.#listByTerm.set(term, list);
    }
    let at = list.length - flatPostingLength;
    if (at < 0 || list[at] !== docId) {
      at = list.length;
      list.push(docId, 0, 0, 0);
      this.#postingCount += 1;
    }
    const slot = at + 1 + fieldId;
    list[slot] = (list[slot] ?? 0) + 1;
  }

  /** The lists of `terms`, in that order. */
  build(terms: readonly string[]): Postings {
    const output: number[] = [];
    const offsets = new Uint32Array(terms.length + 1);
    for (const [ordinal, term] of terms.entries()) {
      encodePostingsList(this.#listByTerm.get(term) ?? [], output);
      offsets[ordinal + 1] = output.length;
    }
    return { bytes: Uint8Array.from(output), offsets };
  }
}
