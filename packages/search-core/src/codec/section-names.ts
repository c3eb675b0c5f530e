/** Sections in file order. A file of its own, so that workers, which only decode, do not bundle the names. */
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
  'headSurfaceKinds',
  'headSurfaceLengths',
  'headSurfaceBytes',
  'headSurfaceTermCounts',
  'headSurfaceTerms',
  'headTextLengths',
  'contentLengths',
  'headTextBytes',
  'contentBytes',
  'surfaceKinds',
  'surfaceLengths',
  'surfaceBytes',
  'surfaceTermCounts',
  'surfaceTerms',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** The bytes of all sections, in this order. */
export type Sections = BytesOf<typeof sectionNames>;

type BytesOf<Names extends readonly string[]> = { readonly [Position in keyof Names]: Uint8Array };
