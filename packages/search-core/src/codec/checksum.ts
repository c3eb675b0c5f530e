/**
 * A 32-bit sum of `bytes[from, end)`, against damage, not against forgery. FNV-1a over 32-bit words in four lanes, word
 * `n` in lane `n % 4`, so that four multiplications run at once; then over the lanes, and the words and bytes left over.
 * Each step is a bijection of either input, so any change within one word changes the sum. `from` and the start of
 * `bytes` in its buffer must be multiples of 4.
 * Sources: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv/; lanes as in Collet's xxHash.
 */
export function checksum(bytes: Uint8Array, from: number): number {
  const words = new Int32Array(
    bytes.buffer,
    bytes.byteOffset + from,
    Math.max(0, (bytes.length - from) >> 2),
  );
  let a = basis;
  let b = basis;
  let c = basis;
  let d = basis;
  let at = 0;
  // `step` inlined four times: most bytes are read before the engine compiles the loop, while calls and globals are slow.
  const { imul } = Math;
  for (const end = words.length - 3; at < end; at += 4) {
    a = imul(a ^ (words[at] as number), prime);
    b = imul(b ^ (words[at + 1] as number), prime);
    c = imul(c ^ (words[at + 2] as number), prime);
    d = imul(d ^ (words[at + 3] as number), prime);
    a ^= a >>> 15;
    b ^= b >>> 15;
    c ^= c >>> 15;
    d ^= d >>> 15;
  }
  let sum = [a, b, c, d].reduce(step, basis);
  for (; at < words.length; at += 1) sum = step(sum, words[at] ?? 0);
  for (at = from + words.length * 4; at < bytes.length; at += 1) sum = step(sum, bytes[at] ?? 0);
  return sum >>> 0;
}

const basis = 0x811c9dc5;
const prime = 0x01000193;

function step(sum: number, word: number): number {
  const product = Math.imul(sum ^ word, prime);
  // An odd factor never moves the top bit: without this, two flips of it would cancel out.
  return product ^ (product >>> 15);
}
