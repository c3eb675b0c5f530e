/** Negative where `a` sorts before `b`; a prefix sorts before what it begins. `a` starts at `aStart`. */
export function compareBytes(
  a: Uint8Array,
  aLength: number,
  b: Uint8Array,
  bLength: number,
  aStart = 0,
): number {
  const shared = Math.min(aLength, bLength);
  for (let at = 0; at < shared; at += 1) {
    const difference = (a[aStart + at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return aLength - bLength;
}
