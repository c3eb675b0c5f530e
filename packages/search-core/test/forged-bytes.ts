import { buildIndex } from '../src/index.ts';
import { smallDocuments } from './small-documents.ts';

/** From the documentation of the format: offsets of numbers in the header, and the start of the first checksum. */
const checksumAt = 8;
const checksumFrom = 12;
const contentChecksumAt = 24;
const sectionTableAt = 60;
const headerBytes = 172;
/** Sections before the page contents. */
const sectionsOfIndex = 22;

/**
 * Corrects the checksums of damaged bytes, as an attacker would. Otherwise nearly every damage would stop at a
 * checksum, and later checks would never run.
 */
export function resealed(bytes: Uint8Array): Uint8Array {
  if (bytes.length < headerBytes) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let contentStart = headerBytes;
  for (let section = 0; section < sectionsOfIndex; section += 1)
    contentStart += view.getUint32(sectionTableAt + 4 * section, true);
  if (contentStart > bytes.length) return bytes;
  view.setUint32(contentChecksumAt, checksum(bytes.slice(contentStart)), true);
  view.setUint32(checksumAt, checksum(bytes.slice(checksumFrom, contentStart)), true);
  return bytes;
}

function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const step = (sum: number, word: number): number => {
    const product = Math.imul(sum ^ word, 0x01000193);
    return product ^ (product >>> 15);
  };
  let at = 0;
  let sum = 0x811c9dc5;
  for (; at + 4 <= bytes.length; at += 4) sum = step(sum, view.getUint32(at, true));
  for (; at < bytes.length; at += 1) sum = step(sum, view.getUint8(at));
  return sum >>> 0;
}

export function smallIndexBytes(): Uint8Array {
  return buildIndex(smallDocuments).toBytes();
}
