import type { ScoredPage } from './signal.ts';

/** The best `limit` pages of those added. Equals keep the order of their numbers. */
export class TopPages {
  readonly #limit: number;
  readonly #pages: ScoredPage[] = [];
  /** A page below this score need not be added. */
  least = -Infinity;

  /** @param limit from 1 */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Sorts now and then, when twice as many have come as are wanted. */
  add(page: ScoredPage): void {
    if (this.#pages.push(page) < 2 * this.#limit) return;
    this.#sort();
    this.#pages.length = this.#limit;
    this.least = this.#pages.at(-1)?.score ?? this.least;
  }

  /** Best first. */
  best(): readonly ScoredPage[] {
    this.#sort();
    return this.#pages.slice(0, this.#limit);
  }

  #sort(): void {
    this.#pages.sort((a, b) => b.score - a.score || a.page - b.page);
  }
}
