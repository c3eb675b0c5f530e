import { headerLayout, sectionEntryBytes, sectionNames } from '../codec/header.ts';

/** Bytes at the end of an encoded index that hold the documents themselves, not what is looked up in. */
export function storedTextBytes(bytes: Uint8Array): number {
  const entry = headerLayout.sectionTable + sectionNames.indexOf('tocStarts') * sectionEntryBytes;
  const [start = bytes.length] = new Uint32Array(bytes.slice(entry, entry + 4).buffer);
  return bytes.length - start;
}
