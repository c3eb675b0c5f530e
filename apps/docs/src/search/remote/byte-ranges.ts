import { mergeRanges, type HighlightRange } from '@docs/search-core';
import type { BytePlace } from './remote-answer.ts';

/**
 * Converts places in UTF-8 bytes to sorted, disjoint ranges of UTF-16 code units. A place that starts or ends within a
 * character includes the whole character; places after the end of the text are dropped.
 */
export function rangesOfBytes(text: string, places: readonly BytePlace[]): readonly HighlightRange[] {
  /** Where the character of each byte starts and ends. */
  const starts: number[] = [];
  const ends: number[] = [];
  let [start, end] = [0, 0];
  for (const byte of new TextEncoder().encode(text)) {
    const isFirst = (byte & 0b1100_0000) !== 0b1000_0000;
    if (isFirst) {
      start = end;
      // Characters of four bytes are surrogate pairs.
      end += byte < 0b1111_0000 ? 1 : 2;
    }
    starts.push(start);
    ends.push(end);
  }
  return mergeRanges(
    places.flatMap((place) => {
      const first = starts[place.start];
      const last = ends[place.start + place.length - 1] ?? text.length;
      return first === undefined ? [] : [{ start: first, end: last }];
    }),
  );
}
