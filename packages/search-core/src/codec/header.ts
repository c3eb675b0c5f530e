/**
 * codec/: the index as bytes. A header of little-endian 32-bit numbers, then sections of bytes: the flat arrays of the
 * index, offsets as columns of varints. Opening makes views of the large ones and copies none. Takes and gives
 * `InvertedIndex`; decoding checks everything that makes a view unsafe and answers with an IndexFormatError.
 */

/** Raised with every change of the layout or of the meaning of a section; other versions are refused. */
export const formatVersion = 5;

/** "DSIX" when read in little-endian order. */
export const magic = 0x58495344;

/** Sections in file order, the texts last. */
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
  'tocDepths',
  'headingPlaces',
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

/** The length of a section, which starts where the one before ends. */
export const sectionEntryBytes = 4;

export const headerBytes = headerLayout.sectionTable + sectionNames.length * sectionEntryBytes;

/** Why bytes are not a usable index. The remedy is the same for all: build the index again. */
export type IndexFormatError =
  | { readonly kind: 'not-an-index' }
  | { readonly kind: 'wrong-format-version'; readonly expected: number; readonly found: number }
  | { readonly kind: 'wrong-length'; readonly expected: number; readonly found: number }
  | { readonly kind: 'wrong-checksum' }
  | { readonly kind: 'unknown-analyzer'; readonly found: string }
  | { readonly kind: 'malformed-section'; readonly section: SectionName };
