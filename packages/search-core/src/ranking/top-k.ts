interface ScoredId {
  readonly docId: number;
  readonly score: number;
}

/** The k best of many (docId, score) pairs: higher scores first, equal scores by docId. */
export class TopK {
  readonly #k: number;
  readonly #best: ScoredId[] = [];
  /** Pairs with a lower score are not among the k best. */
  threshold = -Infinity;

  constructor(k: number) {
    this.#k = k;
  }

  /** Sorts after every k pairs that pass the threshold, which are few; a heap is no faster. */
  push(docId: number, score: number): void {
    if (score < this.threshold) return;
    this.#best.push({ docId, score });
    if (this.#best.length >= 2 * this.#k) this.#keepBest();
  }

  /** Best first. */
  docIds(): readonly number[] {
    this.#keepBest();
    return this.#best.map(({ docId }) => docId);
  }

  #keepBest(): void {
    this.#best.sort((a, b) => b.score - a.score || a.docId - b.docId);
    if (this.#best.length < this.#k) return;
    this.#best.length = this.#k;
    this.threshold = this.#best.at(-1)?.score ?? Infinity;
  }
}
