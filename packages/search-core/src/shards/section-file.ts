import { checksum } from '../codec/checksum.ts';
import { numbersOf } from '../codec/header.ts';
import type { IndexFormatError } from '../codec/header.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

/**
 * A file of byte sections: 32-bit little-endian magic, version, checksum of everything after it, number of sections and
 * the length of each, then the sections.
 */
const shardVersion = 4;

/** "DSSM", "DSST", "DSSH", "DSSP" and "DSSB" when read in little-endian order. */
const shardMagic = {
  manifest: 0x4d535344,
  terms: 0x54535344,
  heads: 0x48535344,
  page: 0x50535344,
  beginnings: 0x42535344,
} as const;
export type ShardKind = keyof typeof shardMagic;

const checksumStart = 12;
const lengthsStart = 16;

export function encodeSections(kind: ShardKind, sections: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const start = lengthsStart + sections.length * 4;
  const bytes = new Uint8Array(sections.reduce((sum, { length }) => sum + length, start));
  const header = new DataView(bytes.buffer);
  header.setUint32(0, shardMagic[kind], true);
  header.setUint32(4, shardVersion, true);
  header.setUint32(checksumStart, sections.length, true);
  let offset = start;
  for (const [at, section] of sections.entries()) {
    header.setUint32(lengthsStart + at * 4, section.length, true);
    bytes.set(section, offset);
    offset += section.length;
  }
  header.setUint32(8, checksum(bytes, checksumStart), true);
  return bytes;
}

/** Splits `bytes` into the files that were concatenated; after a wrong length, the last one is the rest. */
export function joinedFiles(bytes: Uint8Array): readonly Uint8Array[] {
  const files: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const rest = new Uint8Array(bytes.subarray(start));
    const numberAt = numbersOf(rest);
    const count = rest.length < lengthsStart ? 0 : numberAt(checksumStart);
    let length = lengthsStart + count * 4;
    if (length <= rest.length)
      for (let at = 0; at < count; at += 1) length += numberAt(lengthsStart + at * 4);
    files.push(rest.subarray(0, length));
    start += length;
  }
  return files;
}

/** Views of the sections. `bytes` must not change afterwards. */
export function decodeSections(
  kind: ShardKind,
  bytes: Uint8Array,
  count: number,
): Outcome<readonly Uint8Array[], IndexFormatError> {
  // The checksum reads 32-bit numbers, which need an aligned start.
  const whole = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  const start = lengthsStart + count * 4;
  const numberAt = numbersOf(whole);
  if (whole.length < lengthsStart || numberAt(0) !== shardMagic[kind])
    return failure({ kind: 'not-an-index' });
  if (numberAt(4) !== shardVersion) {
    return failure({ kind: 'wrong-format-version', expected: shardVersion, found: numberAt(4) });
  }
  if (numberAt(8) !== checksum(whole, checksumStart)) return failure({ kind: 'wrong-checksum' });
  const sections: Uint8Array[] = [];
  let offset = start;
  for (let at = 0; at < count && whole.length >= start; at += 1) {
    const end = offset + numberAt(lengthsStart + at * 4);
    sections.push(whole.subarray(offset, end));
    offset = end;
  }
  if (numberAt(checksumStart) !== count || offset !== whole.length)
    return failure({ kind: 'wrong-length', expected: offset, found: whole.length });
  return success(sections);
}
