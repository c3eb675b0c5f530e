/**
 * codec/: the index as bytes. A header, then sections. Most sections are flat arrays of the index unchanged, of which decoding
 * makes views; offsets are stored as varint lengths and summed up. Decoding checks everything that a read depends on, and
 * returns an IndexFormatError. Numbers are in the byte order of the machine, since the bytes are a cache of one browser:
 * on a machine of the other order the magic number differs and the bytes are refused.
 */

/** Raised with every change of the layout or of the meaning of a section; other versions are refused. */
export const formatVersion = 5;

/** "DSIX" when read in little-endian order. */
export const magic = 0x58495344;

/**
 * Sections in file order, each at a multiple of 4 bytes, with zero bytes between. What a lookup needs comes first; the
 * documents with their text start at `tocLengths`.
 */
export const sectionNames = [
  'termLengths',
  'termBytes',
  'listLengths',
  'docDeltas',
  'packedFrequencies',
  'headingDeltas',
  'headingStarts',
  'headingLengths',
  'fieldLengths',
  'tocLengths',
  'tocNumbers',
  'stringLengths',
  'stringBytes',
  'surfaceKinds',
  'surfaceLengths',
  'surfaceBytes',
  'surfaceTermCounts',
  'surfaceTerms',
  'textLengths',
  'textBytes',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** Byte offsets of the header's parts. */
export const headerLayout = {
  magic: 0,
  formatVersion: 4,
  checksum: 8,
  totalLength: 12,
  postingCount: 16,
  termCount: 20,
  analyzerId: 24,
  sectionTable: 56,
} as const;

/** First byte that the checksum covers; it covers all from here to the end. */
export const checksumStart = headerLayout.totalLength;

/** UTF-8, padded with zero bytes. */
export const analyzerIdBytes = headerLayout.sectionTable - headerLayout.analyzerId;

/** Length of a section in bytes. A section starts where its predecessor ends, at the next multiple of 4. */
export const sectionEntryBytes = 4;

export const headerBytes = headerLayout.sectionTable + sectionNames.length * sectionEntryBytes;

/** The next multiple of 4. */
export function aligned(length: number): number {
  return (length + 3) & ~3;
}

/** Why bytes are not a usable index. The remedy is the same for all: build the index again. */
export type IndexFormatError =
  | { readonly kind: 'not-an-index' }
  | { readonly kind: 'wrong-format-version'; readonly expected: number; readonly found: number }
  | { readonly kind: 'wrong-length'; readonly expected: number; readonly found: number }
  | { readonly kind: 'wrong-checksum' }
  | { readonly kind: 'unknown-analyzer'; readonly found: string }
  | { readonly kind: 'malformed-section'; readonly section: SectionName };
