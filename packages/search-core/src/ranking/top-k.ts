/**
 * The k best of many (docId, score) pairs: higher scores first, equal scores by docId. A binary heap in typed arrays
 * with the worst of the k at the root, so that a pair that is worse costs one comparison and no pair an object.
 */
export class TopK {
  readonly #docIds: Uint32Array;
  readonly #scores: Float64Array;
  #size = 0;

  constructor(k: number) {
    this.#docIds = new Uint32Array(k);
    this.#scores = new Float64Array(k);
  }

  /** A score below this is not among the k best; -Infinity while there are fewer than k. */
  get threshold(): number {
    return this.#size < this.#scores.length ? -Infinity : (this.#scores[0] ?? Infinity);
  }

  push(docId: number, score: number): void {
    if (this.#size < this.#scores.length) {
      let at = this.#size++;
      for (
        let parent = (at - 1) >> 1;
        at > 0 && this.#isWorse(docId, score, parent);
        parent = (at - 1) >> 1
      ) {
        this.#move(parent, at);
        at = parent;
      }
      this.#set(at, docId, score);
    } else if (this.#size > 0 && !this.#isWorse(docId, score, 0)) this.#replaceRoot(docId, score);
  }

  /** Best first. */
  docIds(): readonly number[] {
    return Array.from(this.#docIds.subarray(0, this.#size), (docId, at) => ({
      docId,
      score: this.#scores[at] ?? 0,
    }))
      .sort((a, b) => b.score - a.score || a.docId - b.docId)
      .map(({ docId }) => docId);
  }

  #replaceRoot(docId: number, score: number): void {
    let at = 0;
    for (let child = 1; child < this.#size; child = 2 * at + 1) {
      const right = child + 1;
      if (right < this.#size && this.#isWorse(this.#docIds[right] ?? 0, this.#scores[right] ?? 0, child))
        child = right;
      if (this.#isWorse(docId, score, child)) break;
      this.#move(child, at);
      at = child;
    }
    this.#set(at, docId, score);
  }

  #isWorse(docId: number, score: number, than: number): boolean {
    const other = this.#scores[than] ?? 0;
    return score < other || (score === other && docId > (this.#docIds[than] ?? 0));
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#docIds[from] ?? 0, this.#scores[from] ?? 0);
  }

  #set(at: number, docId: number, score: number): void {
    this.#docIds[at] = docId;
    this.#scores[at] = score;
  }
}
