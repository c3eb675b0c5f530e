/**
 * A 32-bit checksum of `bytes[from, end)` that detects damage, not forgery: FNV-1a over 32-bit words, then over the
 * remaining bytes. Each step is a bijection of either input, so any change within one word changes the sum. `from` and
 * the start of `bytes` in its buffer must be multiples of 4.
 * Source: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv/.
 */
export function checksum(bytes: Uint8Array, from: number): number {
  const words = new Int32Array(
    bytes.buffer,
    bytes.byteOffset + from,
    Math.max(0, (bytes.length - from) >> 2),
  );
  // Soon after a process starts, a function called for each word is optimized earlier than a loop.
  const sum = words.reduce(step, basis);
  return bytes.subarray(from + words.length * 4).reduce(step, sum) >>> 0;
}

const basis = 0x811c9dc5;
const prime = 0x01000193;

function step(sum: number, word: number): number {
  const product = Math.imul(sum ^ word, prime);
  // An odd factor does not spread the top bit: without this, two flips of it would cancel out.
  return product ^ (product >>> 15);
}
