import type { HighlightRange } from '@docs/search-core';
import type { BytePlace } from '../contract/answer.ts';

/** Converts sorted ranges of UTF-16 units to places in UTF-8 bytes. */
export function bytePlaces(text: string, ranges: readonly HighlightRange[]): readonly BytePlace[] {
  let [at, bytes] = [0, 0];
  return ranges.map(({ start, end }) => {
    const first = bytes + Buffer.byteLength(text.slice(at, start));
    const length = Buffer.byteLength(text.slice(start, end));
    [at, bytes] = [end, first + length];
    return { start: first, length };
  });
}
