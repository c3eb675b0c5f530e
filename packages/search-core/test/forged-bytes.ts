import { buildIndex } from '../src/index.ts';
import { smallDocuments } from './small-documents.ts';

/** By the documentation of the format: where the checksum is, and where that begins which it covers. */
const checksumAt = 8;
const checksumFrom = 12;

/**
 * What damage looks like when its author made the checksum fit. Without this, nearly every damage would stop
 * at the checksum and the checks behind it would never be tried.
 */
export function resealed(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const step = (sum: number, word: number): number => {
    const product = Math.imul(sum ^ word, 0x01000193);
    return product ^ (product >>> 15);
  };
  const basis = 0x811c9dc5;
  const lanes = [basis, basis, basis, basis];
  let at = checksumFrom;
  for (; at + 16 <= bytes.length; at += 16) {
    for (const lane of lanes.keys())
      lanes[lane] = step(lanes[lane] ?? 0, view.getUint32(at + lane * 4, true));
  }
  let sum = lanes.reduce(step, basis);
  for (; at + 4 <= bytes.length; at += 4) sum = step(sum, view.getUint32(at, true));
  for (; at < bytes.length; at += 1) sum = step(sum, view.getUint8(at));
  view.setUint32(checksumAt, sum >>> 0, true);
  return bytes;
}

export function smallIndexBytes(): Uint8Array {
  return buildIndex(smallDocuments).toBytes();
}
