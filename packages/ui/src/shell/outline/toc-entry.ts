/** A heading of the page, listed in the outline. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
  /** Heading level, 2 for `h2`. */
  readonly depth: number;
}

/** Indentation level of each entry, relative to the first entry and at least 0. */
export function tocIndents(toc: readonly TocEntry[]): readonly number[] {
  const base = toc[0]?.depth ?? 0;
  return toc.map((entry) => Math.max(0, entry.depth - base));
}
