import { checksum } from '../codec/checksum.ts';
import type { OrdinalRange } from '../dictionary/term-dictionary.ts';
import { encodeUtf8 } from '../text/string-table.ts';

interface Items {
  readonly count: number;
  readonly sizeOf: (item: number) => number;
  readonly keyOf: (item: number) => string;
}

/**
 * Cuts a list into ranges of at most `size`; an item that is larger is a range of its own. From half of `size` on, a range ends
 * before an item whose key has a hash divisible by `period`: so after an item that has changed, ranges soon end where they
 * did before (content-defined chunking, as in Muthitacharoen et al., A Low-bandwidth Network File System, SOSP 2001).
 */
export function stableRanges(
  { count, sizeOf, keyOf }: Items,
  size: number,
  period: number,
): readonly OrdinalRange[] {
  const ranges: OrdinalRange[] = [];
  let from = 0;
  let filled = 0;
  for (let item = 0; item < count; item += 1) {
    const added = sizeOf(item);
    const isFull = filled + added > size;
    const isCut = isFull || (filled >= size / 2 && checksum(encodeUtf8(keyOf(item)), 0) % period === 0);
    if (isCut && item > from) {
      ranges.push({ from, to: item });
      from = item;
      filled = 0;
    }
    filled += added;
  }
  if (count > from) ranges.push({ from, to: count });
  return ranges;
}
