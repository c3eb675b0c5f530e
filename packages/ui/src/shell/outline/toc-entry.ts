/** A heading of the page, as listed beside it. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
  /** Level of the heading, 2 for h2. */
  readonly depth: number;
}

/** Steps of indentation for each entry, counted from the first one's level; never less than none. */
export function tocIndents(toc: readonly TocEntry[]): readonly number[] {
  const base = toc[0]?.depth ?? 0;
  return toc.map((entry) => Math.max(0, entry.depth - base));
}
