import type { StringTable } from '../text/string-table.ts';
import { varintColumn, varintsColumn, varintsOf, varintSums } from '../text/varint.ts';

/** Number of bytes that each string shares with the previous one, lengths of the rests, and the rests. */
export type FrontCoded = readonly [shared: Uint8Array, restLengths: Uint8Array, rests: Uint8Array];

/** No term is longer; without a limit, forged columns could exhaust the memory. */
const maxShared = 255;

/** Encodes sorted strings: after `code`, `coffee` is stored as 2 and `ffee`. */
export function frontCoded({ bytes, starts }: StringTable): FrontCoded {
  const count = starts.length - 1;
  const shared = new Uint32Array(count);
  const restStarts = new Uint32Array(count + 1);
  const rests = new Uint8Array(bytes.length);
  for (let at = 0; at < count; at += 1) {
    const [start = 0, end = 0] = starts.subarray(at, at + 2);
    const before = bytes.subarray(at === 0 ? start : starts[at - 1], start);
    let common = 0;
    while (common < before.length && start + common < end && before[common] === bytes[start + common])
      common += 1;
    shared[at] = common;
    rests.set(bytes.subarray(start + common, end), restStarts[at]);
    restStarts[at + 1] = (restStarts[at] ?? 0) + end - start - common;
  }
  return [varintsColumn(shared), varintColumn(restStarts), rests.slice(0, restStarts.at(-1))];
}

/** Undefined unless the columns encode `count` strings. */
export function openFrontCoded(
  [sharedColumn, lengthColumn, rests]: FrontCoded,
  count: number,
): StringTable | undefined {
  const shared = varintsOf(sharedColumn, count);
  const restStarts = varintSums(lengthColumn, count);
  if (shared === undefined || restStarts?.at(-1) !== rests.length) return undefined;
  const starts = new Uint32Array(count + 1);
  for (let at = 0; at < count; at += 1) {
    const start = starts[at] ?? 0;
    const common = shared[at] ?? 0;
    if (common > Math.min(maxShared, at === 0 ? 0 : start - (starts[at - 1] ?? 0))) return undefined;
    starts[at + 1] = start + common + (restStarts[at + 1] ?? 0) - (restStarts[at] ?? 0);
  }
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  for (let at = 0; at < count; at += 1) {
    const start = starts[at] ?? 0;
    const common = shared[at] ?? 0;
    if (common > 0) bytes.copyWithin(start, starts[at - 1] ?? 0, (starts[at - 1] ?? 0) + common);
    bytes.set(rests.subarray(restStarts[at], restStarts[at + 1]), start + common);
  }
  return { bytes, starts };
}
