import { varintSums } from './varint.ts';

/** Strings as UTF-8, one after the other: string `n` is `bytes[starts[n], starts[n + 1])`. */
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
  const encoded = strings.map(encodeUtf8);
  const starts = new Uint32Array(strings.length + 1);
  for (const [at, { length }] of encoded.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  for (const [at, string] of encoded.entries()) bytes.set(string, starts[at]);
  return { bytes, starts };
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

/** The empty string outside of the table. */
export function stringAt({ bytes, starts }: StringTable, at: number): string {
  return decodeUtf8(bytes.subarray(starts[at] ?? 0, starts[at + 1] ?? 0));
}
