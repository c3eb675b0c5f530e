/** Negative where `a` sorts before `b`; a prefix sorts before what it begins. */
export function compareBytes(a: Uint8Array, aLength: number, b: Uint8Array, bLength: number): number {
  const shared = Math.min(aLength, bLength);
  for (let at = 0; at < shared; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return aLength - bLength;
}
