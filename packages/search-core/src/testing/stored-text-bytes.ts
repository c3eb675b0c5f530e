import { headerLayout, sectionEntryBytes } from '../codec/header.ts';
import { sectionNames } from '../codec/section-names.ts';

/** Bytes at the end of an encoded index that hold the documents themselves, not what is looked up in. */
export function storedTextBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return sectionNames
    .map((_, position) => view.getUint32(headerLayout.sectionTable + position * sectionEntryBytes, true))
    .slice(sectionNames.indexOf('tocLengths'))
    .reduce((sum, length) => sum + length, 0);
}
