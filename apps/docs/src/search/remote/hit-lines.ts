import type { HighlightRange } from '@docs/search-core';
import type { RemoteHit } from './remote-answer.ts';

export interface Line {
  readonly text: string;
  readonly isCode: boolean;
  /** Index of its heading in the toc; -1 above all headings. */
  readonly section: number;
  /** Ranges to mark, relative to the line. */
  readonly ranges: readonly HighlightRange[];
}

/**
 * The lines of a hit, in one pass, because a hostile hit may have 100 000. A line belongs to the last heading before it.
 * @param ranges sorted and disjoint
 */
export function linesOf(
  { content, toc }: Pick<RemoteHit, 'content' | 'toc'>,
  ranges: readonly HighlightRange[],
): readonly Line[] {
  const headings = toc
    .map(({ charIndex }, section) => ({ charIndex, section }))
    .filter(({ charIndex }) => charIndex >= 0)
    .toSorted((a, b) => a.charIndex - b.charIndex);
  let [lineStart, nextHeading, nextRange, section] = [0, 0, 0, -1];
  return content.split('\n').map((raw) => {
    const text = raw.trim();
    const start = lineStart + raw.indexOf(text);
    const end = start + text.length;
    lineStart += raw.length + 1;
    for (let at = headings[nextHeading]; at && at.charIndex <= start; at = headings[nextHeading]) {
      section = at.section;
      nextHeading += 1;
    }
    while ((ranges[nextRange]?.end ?? Infinity) <= start) nextRange += 1;
    const inLine: HighlightRange[] = [];
    for (let at = nextRange, range = ranges[at]; range && range.start < end; range = ranges[(at += 1)])
      inLine.push({ start: Math.max(0, range.start - start), end: Math.min(text.length, range.end - start) });
    return { text, isCode: raw.startsWith('\t'), section, ranges: inLine };
  });
}
