import { mergeRanges, type HighlightRange } from '@docs/search-core';
import type { BytePlace } from './remote-answer.ts';

/** Bytes of one code point in UTF-8; a half of one is written as the replacement character. */
function byteLength(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/**
 * Places in UTF-8 bytes as ranges of UTF-16 code units, sorted and disjoint. A place that begins or ends within a
 * character takes it whole; what lies behind the text is left out.
 */
export function rangesOfBytes(text: string, places: readonly BytePlace[]): readonly HighlightRange[] {
  if (places.length === 0) return [];
  const starts = places.map(({ start }) => start);
  const ends = places.map(({ start, length }) => start + length);
  const unitsAt = new Map<number, { readonly first: number; readonly last: number }>();
  const wanted = [...new Set([...starts, ...ends])].toSorted((a, b) => a - b);
  let next = 0;
  let bytes = 0;
  let units = 0;
  for (const character of text) {
    const after = bytes + byteLength(character.codePointAt(0) ?? 0);
    for (let byte = wanted[next]; byte !== undefined && byte < after; byte = wanted[next]) {
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
