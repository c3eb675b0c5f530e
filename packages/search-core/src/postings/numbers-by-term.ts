/** Entries of the first chunk and of the largest; each chunk doubles the previous one. */
const [firstChunk, largestChunk] = [1 << 10, 1 << 20];

/**
 * Pairs of a term and a number, in the order they were added. Stored in chunks, because growing one array would need
 * twice the memory while it is copied.
 */
export class NumbersByTerm<Values extends Uint16Array | Uint32Array> {
  readonly #valuesOf: (length: number) => Values;
  readonly #chunks: { readonly terms: Uint32Array; readonly values: Values }[] = [];
  #terms = new Uint32Array();
  #values: Values;
  /** Entries of the last chunk. */
  #used = 0;

  /** @param valuesOf makes an array for numbers of 16 or 32 bits */
  constructor(valuesOf: (length: number) => Values) {
    this.#valuesOf = valuesOf;
    this.#values = valuesOf(0);
  }

  push(term: number, value: number): void {
    if (this.#used === this.#terms.length) this.#addChunk();
    this.#terms[this.#used] = term;
    this.#values[this.#used] = value;
    this.#used += 1;
  }

  #addChunk(): void {
    const length = Math.min(largestChunk, Math.max(firstChunk, 2 * this.#terms.length));
    this.#terms = new Uint32Array(length);
    this.#values = this.#valuesOf(length);
    this.#chunks.push({ terms: this.#terms, values: this.#values });
    this.#used = 0;
  }

  /**
   * Counting sort: the values grouped by term in `order`, in the order they were added, and the number of values of
   * each term. Terms that are not in `order` are left out.
   */
  inOrder(order: readonly number[], termCount: number) {
    const counts = new Uint32Array(termCount);
    this.#visit((term) => (counts[term] = (counts[term] ?? 0) + 1));
    const lengths = Uint32Array.from(order, (term) => counts[term] ?? 0);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    // Terms that are left out write past the end, which a typed array ignores.
    const next = counts.fill(total);
    let start = 0;
    for (let rank = 0; rank < order.length; rank += 1) {
      next[order[rank] ?? 0] = start;
      start += lengths[rank] ?? 0;
    }
    const values = this.#valuesOf(total);
    this.#visit((term, value) => {
      const place = next[term] ?? 0;
      values[place] = value;
      next[term] = place + 1;
    });
    return { values, lengths };
  }

  #visit(visitor: (term: number, value: number) => void): void {
    for (const { terms, values } of this.#chunks) {
      const used = terms === this.#terms ? this.#used : terms.length;
      for (let at = 0; at < used; at += 1) visitor(terms[at] ?? 0, values[at] ?? 0);
    }
  }
}
