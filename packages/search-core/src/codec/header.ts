/**
 * codec/: the index as bytes. A header of little-endian 32-bit numbers, then sections of bytes: the flat arrays of the
 * index, offsets as columns of varints. Opening makes views of the large ones and copies none. Decoding returns an
 * `IndexFormatError` for anything that would make a view unsafe.
 */

import type { SectionName } from './section-names.ts';

/** Increase it with every change of the layout or the meaning of a section; other versions are rejected. */
export const formatVersion = 8;

/** "DSIX" when read in little-endian order. */
export const magic = 0x58495344;

/** Length of `sectionNames`. */
export const sectionCount = 28;

/** Number of the section `contentBytes`. The sections before it are enough to answer queries. */
export const contentSection = 22;

/** Byte offsets of the header's parts. */
export const headerLayout = {
  magic: 0,
  formatVersion: 4,
  checksum: 8,
  totalLength: 12,
  postingCount: 16,
  termCount: 20,
  contentChecksum: 24,
  analyzerId: 28,
  sectionTable: 60,
} as const;

/** First byte that the checksum covers. It ends before the page contents, which have their own. */
export const checksumStart = headerLayout.totalLength;

/** UTF-8, padded with zero bytes. */
export const analyzerIdBytes = headerLayout.sectionTable - headerLayout.analyzerId;

/** One entry per section: its length. A section starts where the previous one ends. */
export const sectionEntryBytes = 4;

export const headerBytes = headerLayout.sectionTable + sectionCount * sectionEntryBytes;

/** Reads the 32-bit numbers of the header, by byte offset. */
export function numbersOf(bytes: Uint8Array): (position: number) => number {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return (position) => view.getUint32(position, true);
}

/** Where section `number` starts, or the end for `sectionCount`. `bytes` has a whole header. */
export function sectionStart(bytes: Uint8Array, number: number): number {
  const numberAt = numbersOf(bytes);
  let start = headerBytes;
  for (let section = 0; section < number; section += 1)
    start += numberAt(headerLayout.sectionTable + section * sectionEntryBytes);
  return start;
}

/** Where the contents of the pages start. `bytes` has a whole header. */
export const contentStartOf = (bytes: Uint8Array): number => sectionStart(bytes, contentSection);

/**
 * Splits an encoded index into the part that answers queries and the page contents, which may be loaded later. Throws a
 * TypeError for other bytes.
 */
export function splitIndex(bytes: Uint8Array): { readonly index: Uint8Array; readonly contents: Uint8Array } {
  const numberAt = numbersOf(bytes);
  const isWhole =
    bytes.length >= headerBytes &&
    numberAt(headerLayout.magic) === magic &&
    numberAt(headerLayout.formatVersion) === formatVersion &&
    numberAt(headerLayout.totalLength) === bytes.length;
  if (!isWhole) throw new TypeError('splitIndex takes the bytes of an index, as toBytes() returns them.');
  const start = contentStartOf(bytes);
  return { index: bytes.subarray(0, start), contents: bytes.subarray(start) };
}

/** Why bytes are not a usable index. The remedy is the same for all: build the index again. */
export type IndexFormatError =
  | { readonly kind: 'not-an-index' }
  | { readonly kind: 'wrong-format-version'; readonly expected: number; readonly found: number }
  | { readonly kind: 'wrong-length'; readonly expected: number; readonly found: number }
  | { readonly kind: 'wrong-checksum' }
  | { readonly kind: 'unknown-analyzer'; readonly found: string }
  | { readonly kind: 'malformed-section'; readonly section: SectionName };
