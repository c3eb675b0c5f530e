import type { OrdinalRange } from '../dictionary/term-dictionary.ts';
import { varintColumn, varintsColumn, varintsOf, varintSums } from '../text/varint.ts';
import { hashCost, stableRanges } from './stable-ranges.ts';

/** Bytes `[from, to)` of a file as it is stored. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Where a block is: in a part of a file, or it is the file. */
export interface BlockPlace {
  readonly file: string;
  readonly range?: ByteRange;
}

/** Blocks in their order, in files of one or more neighbours. */
export interface BlockTable {
  readonly files: readonly string[];
  /** File `f` has the blocks `[firstBlocks[f], firstBlocks[f + 1])`. */
  readonly firstBlocks: Uint32Array;
  /** Bytes of each block in its file; 0 for a block that is a file. */
  readonly lengths: Uint32Array;
}

export const blockCount = ({ lengths }: BlockTable): number => lengths.length;

export function placeOf({ files, firstBlocks, lengths }: BlockTable, block: number): BlockPlace {
  const at = rangeOf(firstBlocks, block);
  const [first, end] = [firstBlocks[at] ?? 0, firstBlocks[at + 1] ?? 0];
  const file = files[at] ?? '';
  if (end - first <= 1) return { file };
  const from = lengths.subarray(first, block).reduce((sum, length) => sum + length, 0);
  return { file, range: { from, to: from + (lengths[block] ?? 0) } };
}

export const keyOfPlace = ({ file, range }: BlockPlace): string => `${file} ${range?.from ?? ''}`;

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

export const encodeTable = ({ firstBlocks, lengths }: BlockTable): readonly [Uint8Array, Uint8Array] => [
  varintColumn(firstBlocks),
  varintsColumn(lengths),
];

export function decodeTable(
  files: readonly string[],
  counts: Uint8Array,
  lengthColumn: Uint8Array,
): BlockTable | undefined {
  const firstBlocks = varintSums(counts, files.length);
  const lengths = varintsOf(lengthColumn, firstBlocks?.at(-1) ?? 0);
  return firstBlocks && lengths && { files, firstBlocks, lengths };
}

/** Blocks as they are cut: `keyOf` a block is that of its first item. */
export interface CutBlocks {
  readonly ranges: readonly OrdinalRange[];
  readonly sizeOf: (range: OrdinalRange) => number;
  readonly keyOf: (item: number) => string;
}

export interface FileOutput {
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => string;
  readonly compress: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

/** Takes blocks one by one. Up to `maxFiles` each is a file; more share files, of which a search reads the parts it needs. */
export class BlockFiles {
  readonly #groups: readonly OrdinalRange[];
  readonly #output: FileOutput;
  readonly #files: string[] = [];
  readonly #lengths: number[] = [];
  #open: Uint8Array<ArrayBuffer>[] = [];

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

  add(block: Uint8Array<ArrayBuffer>): void {
    const group = this.#groups[this.#files.length];
    if (group === undefined) return;
    this.#open.push(this.#output.compress(block));
    if (this.#open.length < group.to - group.from) return;
    const [only, ...others] = this.#open;
    if (only !== undefined && others.length === 0) this.#lengths.push(0);
    else this.#lengths.push(...this.#open.map(({ length }) => length));
    this.#files.push(this.#output.write(concatenated(this.#open)));
    this.#open = [];
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
