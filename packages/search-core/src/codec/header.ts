/**
 * codec/: the index as bytes. One header, then sections that are the index's flat arrays unchanged, so that
 * opening makes views and copies nothing. Takes and gives `InvertedIndex`; decoding checks everything that
 * makes a view unsafe and answers with an IndexFormatError. The bytes are a cache of one machine, in its byte
 * order: on a machine of another order the magic number reads differently and the bytes are refused.
 */

/** Raised with every change of the layout or of the meaning of a section; other versions are refused. */
export const formatVersion = 5;

/** "DSIX" when read in little-endian order. */
export const magic = 0x58495344;

/** Sections in file order, the document store last. Each starts at a multiple of 4 bytes, zero bytes between. */
export const sectionNames = [
  'termLengths',
  'termBytes',
  'listLengths',
  'postingGaps',
  'postingForms',
  'heads',
  'headStarts',
  'headLengths',
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

/** The checksum covers everything behind it. */
export const checksumStart = headerLayout.totalLength;

/** UTF-8, padded with zero bytes. */
export const analyzerIdBytes = headerLayout.sectionTable - headerLayout.analyzerId;

/** The length; a section starts where the one before ends, at the next multiple of 4. */
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
