import { mergeRanges, type HighlightRange } from '@docs/search-core';
import type { BytePlace } from './remote-answer.ts';

/** UTF-8 length of a code point; a lone surrogate is encoded as U+FFFD, three bytes. */
function byteLength(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/**
 * Converts places in UTF-8 bytes to sorted, disjoint ranges of UTF-16 code units. A place that starts or ends within a
 * character includes the whole character; places after the end of the text are dropped.
 */
export function rangesOfBytes(text: string, places: readonly BytePlace[]): readonly HighlightRange[] {
  if (places.length === 0) return [];
  const starts = places.map(({ start }) => start);
  const ends = places.map(({ start, length }) => start + length);
  const unitsAt = new Map<number, { readonly first: number; readonly last: number }>();
  const offsets = [...new Set([...starts, ...ends])].toSorted((a, b) => a - b);
  let next = 0;
  let bytes = 0;
  let units = 0;
  for (const character of text) {
    const after = bytes + byteLength(character.codePointAt(0) ?? 0);
    for (let byte = offsets[next]; byte !== undefined && byte < after; byte = offsets[next]) {
      unitsAt.set(byte, { first: units, last: byte > bytes ? units + character.length : units });
      next += 1;
    }
    bytes = after;
    units += character.length;
  }
  return mergeRanges(
    places.flatMap(({ start, length }) => {
      const from = unitsAt.get(start)?.first;
      return from === undefined
        ? []
        : [{ start: from, end: unitsAt.get(start + length)?.last ?? text.length }];
    }),
  );
}
