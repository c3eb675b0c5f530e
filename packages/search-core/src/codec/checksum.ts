/**
 * A sum of 32 bits over `bytes[from, end)` against damage, not against forgery. Steps of FNV-1a over 32-bit words
 * in four lanes, word `n` in lane `n % 4`, because a lane must wait for its last product and four wait at once;
 * then over the words and bytes that are left, and over the lanes. Each step is a bijection of either input, so any
 * change within one word changes the sum. `from` and the start of `bytes` in its buffer must be multiples of 4.
 * Sources: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv/; lanes as in Collet's xxHash.
 */
export function checksum(bytes: Uint8Array, from: number): number {
  const words = new Uint32Array(
    bytes.buffer,
    bytes.byteOffset + from,
    Math.max(0, (bytes.length - from) >> 2),
  );
  let [a, b, c, d] = [basis, basis, basis, basis];
  let at = 0;
  for (; at + 4 <= words.length; at += 4) {
    a = step(a, words[at] ?? 0);
    b = step(b, words[at + 1] ?? 0);
    c = step(c, words[at + 2] ?? 0);
    d = step(d, words[at + 3] ?? 0);
  }
  let sum = step(step(step(step(basis, a), b), c), d);
  for (; at < words.length; at += 1) sum = step(sum, words[at] ?? 0);
  for (at = from + words.length * 4; at < bytes.length; at += 1) sum = step(sum, bytes[at] ?? 0);
  return sum >>> 0;
}

const basis = 0x811c9dc5;

function step(sum: number, word: number): number {
  const product = Math.imul(sum ^ word, 0x01000193);
  // An odd factor never moves the top bit: without this, two flips of it would cancel out.
  return product ^ (product >>> 15);
}
