/** Titles with fewer similar pages may have the same ending by chance. */
const leastPages = 3;

/** The name of the site at the end of titles: ` | VitePress` of `Setup | VitePress`. */
export class SiteName {
  readonly #counts = new Map<string, number>();
  #titles = 0;

  /** Counts the `title` element of a page. */
  add(title: string): void {
    this.#titles += 1;
    const ending = /^.+(\s[|·–—-]\s.+)$/.exec(title)?.[1];
    if (ending !== undefined) this.#counts.set(ending, (this.#counts.get(ending) ?? 0) + 1);
  }

  /** The ending of most titles; empty if there is none. */
  get ending(): string {
    const least = Math.max(leastPages, Math.floor(this.#titles / 2) + 1);
    return [...this.#counts].find(([, count]) => count >= least)?.[0] ?? '';
  }
}
