/** A heading as the reader's window sees it: its top in pixels from the top of the window. */
export interface HeadingPosition {
  readonly id: string;
  readonly top: number;
  /** How far under the window's top this heading comes to rest when it is jumped to. */
  readonly offset: number;
}

export interface WindowPosition {
  readonly scrollY: number;
  readonly height: number;
  readonly documentHeight: number;
}

/** Positions are fractions of a pixel on scaled screens; a jump may stop short by less than this. */
const slackPx = 2;

/**
 * The heading that the reader is under. At the end of the page it is the last one, though it may never reach the
 * top; at the very start, and above all headings, it is the first.
 */
export function activeHeading(headings: readonly HeadingPosition[], at: WindowPosition): string | null {
  const first = headings[0];
  if (!first) return null;
  if (at.scrollY <= 0) return first.id;
  if (at.scrollY + at.height >= at.documentHeight - slackPx) return headings.at(-1)?.id ?? first.id;
  const passed = headings.findLast((heading) => heading.top <= heading.offset + slackPx);
  return passed?.id ?? first.id;
}
