import type { OrdinalRange } from '../dictionary/term-dictionary.ts';
import { varintColumn, varintsColumn, varintsOf, varintSums } from '../text/varint.ts';
import { hashCost, stableRanges } from './stable-ranges.ts';

/** Bytes `[from, to)` of a stored file. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
  /** Ends of the blocks in the range, if there are several, each compressed on its own. The last is `to`. */
  readonly ends?: readonly number[];
}

/** Length 0 means the whole file. */
export interface PartOfFile {
  readonly from: number;
  readonly length: number;
}

/** Where one block or several adjacent ones are: a range of a file, or a whole file. */
export interface BlockPlace {
  readonly file: string;
  readonly range?: ByteRange;
}

/** Blocks in order, in files of one or more adjacent blocks. */
export interface BlockTable {
  readonly files: readonly string[];
  /** File `f` has the blocks `[firstBlocks[f], firstBlocks[f + 1])`. */
  readonly firstBlocks: Uint32Array;
  /** Length of each block in its file, in bytes; 0 for a block that is a whole file. */
  readonly lengths: Uint32Array;
}

export const blockCount = ({ lengths }: BlockTable): number => lengths.length;

/** @param last the last of several adjacent blocks of one file */
export function placeOf(
  { files, firstBlocks, lengths }: BlockTable,
  block: number,
  last = block,
): BlockPlace {
  const at = rangeOf(firstBlocks, block);
  const [first, end] = [firstBlocks[at] ?? 0, firstBlocks[at + 1] ?? 0];
  const file = files[at] ?? '';
  if (end - first <= 1) return { file };
  const from = lengths.subarray(first, block).reduce((sum, length) => sum + length, 0);
  let to = from;
  const ends = Array.from(lengths.subarray(block, last + 1), (length) => (to += length));
  return { file, range: { from, to, ...(ends.length > 1 && { ends }) } };
}

/** Gap between two blocks, in bytes, that costs less than another request. */
const maxGap = 6000;

/**
 * Groups ascending blocks into runs within one file: adjacent blocks are read at once, along with small blocks between
 * them.
 */
export function runsOf(
  { firstBlocks, lengths }: BlockTable,
  blocks: readonly number[],
): readonly OrdinalRange[] {
  const runs: OrdinalRange[] = [];
  for (const block of blocks) {
    const open = runs.at(-1);
    const isNear =
      open !== undefined &&
      rangeOf(firstBlocks, block) === rangeOf(firstBlocks, open.from) &&
      lengths.subarray(open.to, block).reduce((sum, length) => sum + length, 0) <= maxGap;
    if (isNear) runs[runs.length - 1] = { from: open.from, to: block + 1 };
    else runs.push({ from: block, to: block + 1 });
  }
  return runs;
}

export const keyOfPlace = ({ file, range }: BlockPlace): string =>
  range ? `${file} ${range.from} ${range.to}` : file;

/** The last `n` with `starts[n] <= item`. */
export function rangeOf(starts: Uint32Array, item: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= item) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Number of blocks of each file; low bytes of the lengths, and the high bytes, which compress better separately. */
export type TableColumns = readonly [counts: Uint8Array, low: Uint8Array, high: Uint8Array];

export const encodeTable = ({ firstBlocks, lengths }: BlockTable): TableColumns => [
  varintColumn(firstBlocks),
  Uint8Array.from(lengths, (length) => length & 0xff),
  varintsColumn(lengths.map((length) => length >>> 8)),
];

export function decodeTable(
  files: readonly string[],
  [counts, low, high]: TableColumns,
): BlockTable | undefined {
  const firstBlocks = varintSums(counts, files.length);
  const above = varintsOf(high, low.length);
  if (firstBlocks?.at(-1) !== low.length || above === undefined) return undefined;
  return { files, firstBlocks, lengths: above.map((length, block) => length * 256 + (low[block] ?? 0)) };
}

/** Blocks of items; `keyOf` a block is the key of its first item. */
export interface CutBlocks {
  readonly ranges: readonly OrdinalRange[];
  readonly sizeOf: (range: OrdinalRange) => number;
  readonly keyOf: (item: number) => string;
}

export interface FileOutput {
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => string;
  readonly compress: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

/**
 * Adds blocks one by one. Up to `maxFiles`, each becomes a file; beyond that, blocks share files, of which a search
 * reads ranges.
 */
export class BlockFiles {
  readonly #groups: readonly OrdinalRange[];
  readonly #output: FileOutput;
  readonly #files: string[] = [];
  readonly #lengths: number[] = [];
  #open: Uint8Array<ArrayBuffer>[] = [];
  #openBytes = 0;

  constructor({ ranges, sizeOf, keyOf }: CutBlocks, maxFiles: number, output: FileOutput) {
    this.#output = output;
    const items = {
      count: ranges.length,
      sizeOf: (block: number) => (ranges[block] === undefined ? 0 : sizeOf(ranges[block])),
      costOf: (block: number) => hashCost(keyOf(ranges[block]?.from ?? 0)),
    };
    this.#groups =
      ranges.length <= maxFiles
        ? ranges.map((_, at) => ({ from: at, to: at + 1 }))
        : stableRanges(items, { size: 1, maxRanges: maxFiles });
  }

  /** Returns the range of the block in its file; length 0 if the block is a file. */
  add(block: Uint8Array<ArrayBuffer>): PartOfFile {
    const group = this.#groups[this.#files.length];
    if (group === undefined) return { from: 0, length: 0 };
    const compressed = this.#output.compress(block);
    const isFile = group.to - group.from === 1;
    const part = { from: this.#openBytes, length: isFile ? 0 : compressed.length };
    this.#lengths.push(part.length);
    this.#open.push(compressed);
    this.#openBytes += compressed.length;
    if (this.#open.length < group.to - group.from) return part;
    this.#files.push(this.#output.write(concatenated(this.#open)));
    this.#open = [];
    this.#openBytes = 0;
    return part;
  }

  table(): BlockTable {
    const firstBlocks = Uint32Array.from([0, ...this.#groups.map(({ to }) => to)]);
    return { files: this.#files, firstBlocks, lengths: Uint32Array.from(this.#lengths) };
  }
}

export function concatenated(columns: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(columns.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const column of columns) {
    joined.set(column, at);
    at += column.length;
  }
  return joined;
}
