/**
 * FNV-1a, 32 bits, over `bytes[from, end)`, in steps of a 32-bit word instead of a byte and then over the bytes
 * that are left: each step is a bijection, so any change within one word changes the sum. It guards against
 * damage, not against forgery. `from` and the start of `bytes` in its buffer must be multiples of 4.
 * Source: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function checksum(bytes: Uint8Array, from: number): number {
  const wordCount = Math.max(0, (bytes.length - from) >> 2);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + from, wordCount);
  let sum = 0x811c9dc5;
  for (let at = 0; at < wordCount; at += 1) {
    sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193);
    // An odd factor never moves the top bit: without this, two flips of it would cancel out.
    sum ^= sum >>> 15;
  }
  for (let at = from + wordCount * 4; at < bytes.length; at += 1) {
    sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  }
  return sum >>> 0;
}
