import { termCount } from '../dictionary/term-dictionary.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { surfaceTermColumn } from '../index/text-store.ts';
import { varintColumn } from '../text/varint.ts';
import { ByteWriter } from './byte-writer.ts';
import { checksum } from './checksum.ts';
import {
  aligned,
  checksumStart,
  formatVersion,
  headerBytes,
  headerLayout,
  magic,
  sectionEntryBytes,
  sectionNames,
} from './header.ts';
import type { SectionName } from './header.ts';

/** The same index gives the same bytes. */
export function encodeIndex(index: InvertedIndex): Uint8Array<ArrayBuffer> {
  const sections = sectionsOf(index);
  const writer = new ByteWriter(lengthOf(sections));
  writer.setUint32(headerLayout.magic, magic);
  writer.setUint32(headerLayout.formatVersion, formatVersion);
  writer.setUint32(headerLayout.totalLength, writer.bytes.length);
  writer.setUint32(headerLayout.postingCount, index.postingCount);
  writer.setUint32(headerLayout.termCount, termCount(index.dictionary));
  writer.setArray(headerLayout.analyzerId, new TextEncoder().encode(index.analyzerId));
  let offset = headerBytes;
  for (const [position, name] of sectionNames.entries()) {
    const section = sections[name];
    writer.setUint32(headerLayout.sectionTable + position * sectionEntryBytes, section.byteLength);
    writer.setArray(offset, section);
    offset += aligned(section.byteLength);
  }
  writer.setUint32(headerLayout.checksum, checksum(writer.bytes, checksumStart));
  return writer.bytes;
}

/** Length of what `encodeIndex` returns, in bytes. */
export function encodedLength(index: InvertedIndex): number {
  return lengthOf(sectionsOf(index));
}

function lengthOf(sections: Sections): number {
  return sectionNames.reduce((sum, name) => sum + aligned(sections[name].byteLength), headerBytes);
}

type Sections = Readonly<Record<SectionName, Uint8Array | Uint32Array | Int32Array>>;

function sectionsOf(index: InvertedIndex): Sections {
  const { dictionary, postings, headLengths, fieldLengths, store, text } = index;
  return {
    termLengths: varintColumn(dictionary.terms.starts),
    termBytes: dictionary.terms.bytes,
    listLengths: varintColumn(dictionary.postingStarts),
    docDeltas: postings.docDeltas,
    packedFrequencies: postings.packedFrequencies,
    headingDeltas: postings.headingDeltas,
    headingStarts: postings.headingStarts,
    headingLengths: headLengths,
    fieldLengths,
    tocLengths: varintColumn(store.tocStarts),
    tocNumbers: store.tocNumbers,
    stringLengths: varintColumn(store.strings.starts),
    stringBytes: store.strings.bytes,
    surfaceKinds: text.kinds,
    surfaceLengths: varintColumn(text.surfaces.starts),
    surfaceBytes: text.surfaces.bytes,
    surfaceTermCounts: varintColumn(text.termStarts),
    surfaceTerms: surfaceTermColumn(text),
    textLengths: varintColumn(text.pageStarts),
    textBytes: text.bytes,
  };
}
