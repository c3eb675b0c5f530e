import { checksum } from '../codec/checksum.ts';
import type { OrdinalRange } from '../dictionary/term-dictionary.ts';
import { encodeUtf8 } from '../text/string-table.ts';

interface RangeOptions {
  readonly size: number;
  /** Beyond it ranges are larger. */
  readonly maxRanges?: number;
}

interface Items {
  readonly count: number;
  readonly sizeOf: (item: number) => number;
  /** How bad it is to end a range before an item: a number that depends on it and its neighbours alone. */
  readonly costOf: (item: number) => number;
}

/**
 * Cuts a list into ranges of at most `size`, or more where there would be too many; an item that is larger is a range of
 * its own. A range ends at the cheapest place behind half of that, of equals at the first: so after an item that has
 * changed, ranges soon end where they did before (content-defined chunking, as in Muthitacharoen et al., A Low-bandwidth
 * Network File System, SOSP 2001).
 */
export function stableRanges(
  { count, sizeOf, costOf }: Items,
  { size, maxRanges = Infinity }: RangeOptions,
): readonly OrdinalRange[] {
  let total = 0;
  for (let item = 0; item < count; item += 1) total += sizeOf(item);
  // Ranges are little more than half full.
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

/** A cost by which some places are cheaper than others, always the same. */
export const hashCost = (key: string): number => checksum(encodeUtf8(key), 0);

/** Up to a power of the fourth root of 2, so that an item that has changed hardly ever changes all ranges. */
function rounded(size: number): number {
  return 2 ** (Math.ceil(Math.log2(Math.max(1, size)) * 4) / 4);
}
