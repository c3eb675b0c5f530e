import { termCount } from '../dictionary/term-dictionary.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { hasContents, surfaceTermColumn } from '../index/text-store.ts';
import { encodeUtf8 } from '../text/string-table.ts';
import { varintColumn, varintsColumn } from '../text/varint.ts';
import { checksum } from './checksum.ts';
import {
  checksumStart,
  contentStartOf,
  formatVersion,
  headerBytes,
  headerLayout,
  magic,
  sectionEntryBytes,
} from './header.ts';
import { sectionNames } from './section-names.ts';
import type { SectionName } from './section-names.ts';

/** The same index gives the same bytes. Throws for an index without contents. */
export function encodeIndex(index: InvertedIndex): Uint8Array<ArrayBuffer> {
  if (!hasContents(index.text)) throw new TypeError('An index without contents cannot be encoded.');
  const sections = sectionsOf(index);
  const bytes = new Uint8Array(lengthOf(sections));
  const header = new DataView(bytes.buffer);
  const setNumber = (position: number, value: number) => header.setUint32(position, value, true);
  setNumber(headerLayout.magic, magic);
  setNumber(headerLayout.formatVersion, formatVersion);
  setNumber(headerLayout.totalLength, bytes.length);
  setNumber(headerLayout.postingCount, index.postingCount);
  setNumber(headerLayout.termCount, termCount(index.dictionary));
  bytes.set(encodeUtf8(index.analyzerId), headerLayout.analyzerId);
  let offset = headerBytes;
  for (const [position, name] of sectionNames.entries()) {
    setNumber(headerLayout.sectionTable + position * sectionEntryBytes, sections[name].length);
    bytes.set(sections[name], offset);
    offset += sections[name].length;
  }
  const contentStart = contentStartOf(bytes);
  setNumber(headerLayout.contentChecksum, checksum(bytes.slice(contentStart), 0));
  setNumber(headerLayout.checksum, checksum(bytes.subarray(0, contentStart), checksumStart));
  return bytes;
}

/** Length of what `encodeIndex` returns, in bytes. */
export function encodedLength(index: InvertedIndex): number {
  return lengthOf(sectionsOf(index));
}

function lengthOf(sections: NamedSections): number {
  return sectionNames.reduce((sum, name) => sum + sections[name].length, headerBytes);
}

type NamedSections = Readonly<Record<SectionName, Uint8Array>>;

function sectionsOf(index: InvertedIndex): NamedSections {
  const { dictionary, postings, headingLengths, fieldLengths, store, text } = index;
  const cut = text.firstContentSurface;
  const headSurfaceTerms = surfaceTermColumn(text, cut);
  return {
    termLengths: varintColumn(dictionary.terms.starts),
    termBytes: dictionary.terms.bytes,
    listLengths: varintColumn(dictionary.postingStarts),
    docDeltas: postings.docDeltas,
    packedFrequencies: postings.packedFrequencies,
    headingDeltas: postings.headingDeltas,
    headingStarts: varintColumn(postings.headingStarts),
    headingLengths,
    fieldLengths: varintsColumn(fieldLengths),
    tocLengths: varintColumn(store.tocStarts),
    tocDepths: store.tocDepths,
    headingPlaces: varintsColumn(store.headingPlaces),
    stringLengths: varintColumn(store.strings.starts),
    stringBytes: store.strings.bytes,
    headSurfaceKinds: text.kinds.subarray(0, cut),
    headSurfaceLengths: varintColumn(text.surfaces.starts.subarray(0, cut + 1)),
    headSurfaceBytes: text.surfaces.bytes.subarray(0, text.surfaces.starts[cut]),
    headSurfaceTermCounts: varintColumn(text.termStarts.subarray(0, cut + 1)),
    headSurfaceTerms,
    headTextLengths: varintColumn(text.headStarts),
    contentLengths: varintColumn(text.contentStarts),
    headTextBytes: text.bytes.subarray(0, text.contentStarts[0]),
    contentBytes: text.bytes.subarray(text.contentStarts[0]),
    surfaceKinds: text.kinds.subarray(cut),
    surfaceLengths: varintColumn(text.surfaces.starts.subarray(cut)),
    surfaceBytes: text.surfaces.bytes.subarray(text.surfaces.starts[cut]),
    surfaceTermCounts: varintColumn(text.termStarts.subarray(cut)),
    surfaceTerms: surfaceTermColumn(text).subarray(headSurfaceTerms.length),
  };
}
