import { termCount } from './term-dictionary.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** One bit per letter or digit. Other bytes share these bits, which costs an extra comparison but no match. */
export function signatureOf(term: Uint8Array, start: number, end: number): number {
  let bits = 0;
  for (let at = start; at < end; at += 1) bits |= 1 << ((term[at] ?? 0) & 31);
  return bits >>> 0;
}

export function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The letters of each term, by ordinal. They alone rule out most terms as corrections. */
export function termSignatures(dictionary: TermDictionary): Uint32Array {
  const { bytes, starts } = dictionary.terms;
  const signatures = new Uint32Array(termCount(dictionary));
  for (let term = 0; term < signatures.length; term += 1) {
    signatures[term] = signatureOf(bytes, starts[term] ?? 0, starts[term + 1] ?? 0);
  }
  return signatures;
}
