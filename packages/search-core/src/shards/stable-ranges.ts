import { checksum } from '../codec/checksum.ts';
import type { OrdinalRange } from '../dictionary/term-dictionary.ts';
import { encodeUtf8 } from '../text/string-table.ts';

interface RangeOptions {
  readonly size: number;
  /** Items, on average, from half of a range on to its end. */
  readonly period: number;
  /** Beyond it ranges are larger. */
  readonly maxRanges?: number;
}

interface Items {
  readonly count: number;
  readonly sizeOf: (item: number) => number;
  readonly keyOf: (item: number) => string;
}

/**
 * Cuts a list into ranges of at most `size`, or more where there would be too many; an item that is larger is a range of its own. From half of that on, a range ends
 * before an item whose key has a hash divisible by `period`: so after an item that has changed, ranges soon end where they
 * did before (content-defined chunking, as in Muthitacharoen et al., A Low-bandwidth Network File System, SOSP 2001).
 */
export function stableRanges(
  { count, sizeOf, keyOf }: Items,
  { size, period, maxRanges = Infinity }: RangeOptions,
): readonly OrdinalRange[] {
  let total = 0;
  for (let item = 0; item < count; item += 1) total += sizeOf(item);
  // Ranges are little more than half full.
  const limit = Math.max(size, rounded((2 * total) / maxRanges));
  const ranges: OrdinalRange[] = [];
  let from = 0;
  let filled = 0;
  for (let item = 0; item < count; item += 1) {
    const added = sizeOf(item);
    const isFull = filled + added > limit;
    const isCut = isFull || (filled >= limit / 2 && checksum(encodeUtf8(keyOf(item)), 0) % period === 0);
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

/** Up to a power of the fourth root of 2, so that an item that has changed hardly ever changes all ranges. */
function rounded(size: number): number {
  return 2 ** (Math.ceil(Math.log2(Math.max(1, size)) * 4) / 4);
}
