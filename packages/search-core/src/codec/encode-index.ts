import { blockLengthsOf } from '../dictionary/term-dictionary.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
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
  const writer = new ByteWriter(encodedLength(index));
  writer.setUint32(headerLayout.magic, magic);
  writer.setUint32(headerLayout.formatVersion, formatVersion);
  writer.setUint32(headerLayout.totalLength, writer.bytes.length);
  writer.setUint32(headerLayout.postingCount, index.postingCount);
  writer.setUint32(headerLayout.termCount, index.dictionary.termCount);
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

/** Bytes that `encodeIndex` will give, without making them. */
export function encodedLength(index: InvertedIndex): number {
  const sections = sectionsOf(index);
  return sectionNames.reduce((sum, name) => sum + aligned(sections[name].byteLength), headerBytes);
}

function sectionsOf(
  index: InvertedIndex,
): Readonly<Record<SectionName, Uint8Array | Uint32Array | Int32Array>> {
  const { dictionary, postings, headLengths, fieldLengths, store } = index;
  return {
    termLengths: dictionary.lengths,
    termSuffixes: dictionary.suffixes,
    listLengths: dictionary.listLengths,
    blockLengths: blockLengthsOf(dictionary),
    postingGaps: postings.gaps,
    postingForms: postings.forms,
    heads: postings.heads,
    headStarts: postings.headStarts,
    headLengths,
    fieldLengths,
    tocStarts: store.tocStarts,
    tocNumbers: store.tocNumbers,
    stringOffsets: store.offsets,
    strings: store.bytes,
  };
}
