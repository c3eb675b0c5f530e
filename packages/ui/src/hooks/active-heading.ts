/** Distances are in CSS pixels from the top of the viewport. */
export interface HeadingPosition {
  readonly id: string;
  readonly top: number;
  /** Where the heading ends up when the browser scrolls to it. */
  readonly offset: number;
}

export interface WindowPosition {
  readonly scrollY: number;
  readonly height: number;
  readonly documentHeight: number;
}

/** On scaled screens positions are fractional, and a scroll may stop slightly short. */
const tolerancePx = 2;

/**
 * Returns the id of the last heading at or above its offset. At the end of the page that is always the last heading,
 * which may never reach the top; above all headings it is the first if that one is in the viewport, else null.
 */
export function activeHeading(headings: readonly HeadingPosition[], at: WindowPosition): string | null {
  const first = headings[0];
  if (!first) return null;
  const fallback = first.top < at.height ? first.id : null;
  if (at.scrollY <= 0) return fallback;
  if (at.scrollY + at.height >= at.documentHeight - tolerancePx) return headings.at(-1)?.id ?? null;
  const current = headings.findLast((heading) => heading.top <= heading.offset + tolerancePx);
  return current?.id ?? fallback;
}
