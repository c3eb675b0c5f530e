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
  let sum = 0x811c9dc5;
  let at = checksumFrom;
  for (; at + 4 <= bytes.length; at += 4) {
    sum = Math.imul(sum ^ view.getUint32(at, true), 0x01000193);
    sum ^= sum >>> 15;
  }
  for (; at < bytes.length; at += 1) sum = Math.imul(sum ^ view.getUint8(at), 0x01000193);
  view.setUint32(checksumAt, sum >>> 0, true);
  return bytes;
}

export function smallIndexBytes(): Uint8Array {
  return buildIndex(smallDocuments).toBytes();
}
