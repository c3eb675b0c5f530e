/**
 * FNV-1a, 32 bits, over `bytes[from, end)`. Any change of a single byte changes the sum. It guards against
 * damage, not against forgery.
 * Source: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function checksum(bytes: Uint8Array, from: number): number {
  let sum = 0x811c9dc5;
  for (let at = from; at < bytes.length; at += 1) {
    sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  }
  return sum >>> 0;
}
