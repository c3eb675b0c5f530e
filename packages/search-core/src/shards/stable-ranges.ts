import { checksum } from '../codec/checksum.ts';
import type { OrdinalRange } from '../dictionary/term-dictionary.ts';
import { encodeUtf8 } from '../text/string-table.ts';

interface RangeOptions {
  readonly size: number;
  /** Maximum number of ranges; if `size` would give more, ranges are larger. */
  readonly maxRanges?: number;
}

interface Items {
  readonly count: number;
  readonly sizeOf: (item: number) => number;
  /** Cost of ending a range before an item; must depend only on the item and its neighbours. */
  readonly costOf: (item: number) => number;
}

/**
 * Cuts a list into ranges of at most `size`, or more if there would be too many; a larger item is a range of its own. A
 * range ends at the cheapest place in its second half, the first if several: after an item that has changed, ranges
 * soon end where they did before (content-defined chunking, as in Muthitacharoen et al., A Low-bandwidth Network File
 * System, SOSP 2001).
 */
export function stableRanges(
  { count, sizeOf, costOf }: Items,
  { size, maxRanges = Infinity }: RangeOptions,
): readonly OrdinalRange[] {
  let total = 0;
  for (let item = 0; item < count; item += 1) total += sizeOf(item);
  // Ranges are on average little more than half full.
  const limit = Math.max(size, rounded((2 * total) / maxRanges));
  const ranges: OrdinalRange[] = [];
  for (let from = 0; from < count;) {
    let filled = sizeOf(from);
    let to = from + 1;
    let best: { readonly item: number; readonly cost: number } | undefined;
    for (; to < count && filled + sizeOf(to) <= limit; to += 1) {
      const cost = filled >= limit / 2 ? costOf(to) : Infinity;
      if (cost < (best?.cost ?? Infinity)) best = { item: to, cost };
      filled += sizeOf(to);
    }
    // Ends before an item that is too large, unless there is a better place.
    if (to < count && best !== undefined && costOf(to) >= best.cost) to = best.item;
    ranges.push({ from, to });
    from = to;
  }
  return ranges;
}

/** A deterministic cost that makes some places cheaper than others. */
export const hashCost = (key: string): number => checksum(encodeUtf8(key), 0);

/** Rounds up to a power of the fourth root of 2, so that an item that has changed rarely changes all ranges. */
function rounded(size: number): number {
  return 2 ** (Math.ceil(Math.log2(Math.max(1, size)) * 4) / 4);
}
