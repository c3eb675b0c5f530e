import { varintSums } from './varint.ts';

/** Concatenated UTF-8 strings: string `n` is `bytes[starts[n], starts[n + 1])`. */
export interface StringTable {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

const encoder = new TextEncoder();
// A byte order mark at the start of a string belongs to the text.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

export function stringTableOf(strings: readonly string[]): StringTable {
  const starts = new Uint32Array(strings.length + 1);
  // A code unit takes three bytes at most. An array per string would take ten times the memory.
  const bytes = new Uint8Array(3 * strings.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const [at, string] of strings.entries()) {
    end += encoder.encodeInto(string, bytes.subarray(end)).written;
    starts[at + 1] = end;
  }
  return { bytes: bytes.slice(0, end), starts };
}

/** @returns undefined unless `lengths` is a column of `count` varints that add up to the bytes */
export function openStringTable(
  bytes: Uint8Array,
  lengths: Uint8Array,
  count: number,
): StringTable | undefined {
  const starts = varintSums(lengths, count);
  return starts?.at(-1) === bytes.length ? { bytes, starts } : undefined;
}

/** String number `at`; empty if the table does not have it. */
export function stringAt({ bytes, starts }: StringTable, at: number): string {
  return decodeUtf8(bytes.subarray(starts[at] ?? 0, starts[at + 1] ?? 0));
}
