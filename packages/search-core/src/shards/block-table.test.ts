import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BlockFiles, decodeTable, encodeTable, placeOf, runsOf } from './block-table.ts';

const blocksOf = (contents: readonly Uint8Array<ArrayBuffer>[], maxFiles: number) => {
  const files = new Map<string, Uint8Array>();
  const write = (bytes: Uint8Array): string => {
    const name = `${files.size}`;
    files.set(name, bytes);
    return name;
  };
  // One byte more: lengths are those after compression.
  const compress = (bytes: Uint8Array) => Uint8Array.of(7, ...bytes);
  const blocks = {
    ranges: contents.map((_, at) => ({ from: at, to: at + 1 })),
    sizeOf: ({ from }: { readonly from: number }) => contents[from]?.length ?? 0,
    keyOf: String,
  };
  const writer = new BlockFiles(blocks, maxFiles, { write, compress });
  for (const content of contents) writer.add(content);
  const table = writer.table();
  return { table: decodeTable(table.files, encodeTable(table)), files };
};

const contents = fc.array(fc.uint8Array({ minLength: 1, maxLength: 20 }), { maxLength: 60 });

describe('blocks in files', () => {
  it('are found, however many share a file', () => {
    fc.assert(
      fc.property(contents, fc.constantFrom(1, 5, 100), (given, maxFiles) => {
        const { table, files } = blocksOf(given, maxFiles);
        if (table === undefined) throw new Error('the table is not read');
        const read = given.map((_, block) => {
          const { file, range } = placeOf(table, block);
          const stored = files.get(file) ?? new Uint8Array();
          return [...(range ? stored.subarray(range.from, range.to) : stored)].slice(1);
        });
        expect(read).toEqual(given.map((bytes) => [...bytes]));
        if (given.length <= maxFiles) expect(files.size).toBe(given.length);
      }),
    );
  });

  it('are rejected with columns of another number of files or blocks', () => {
    const [counts, low, high] = [Uint8Array.of(2, 1), Uint8Array.of(5, 6, 0), Uint8Array.of(0, 1, 0)];
    expect(decodeTable(['a', 'b'], [counts, low, high])?.lengths).toEqual(Uint32Array.of(5, 262, 0));
    expect(decodeTable(['a'], [counts, low, high])).toBeUndefined();
    expect(decodeTable(['a', 'b'], [counts, low.slice(1), high])).toBeUndefined();
    expect(decodeTable(['a', 'b'], [counts, low, high.slice(1)])).toBeUndefined();
  });

  it('that are adjacent in a file are read at once, with small ones between two', () => {
    const table = {
      files: ['a', 'b', 'c'],
      firstBlocks: Uint32Array.of(0, 4, 8, 9),
      lengths: Uint32Array.of(10, 20, 30, 40, 50, 6000, 1, 80, 0),
    };
    const runs = runsOf(table, [0, 2, 3, 4, 7, 8]);
    expect(runsOf(table, [4, 6])).toEqual([{ from: 4, to: 7 }]);
    expect(runs.map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [4, 5],
      [7, 8],
      [8, 9],
    ]);
    expect(placeOf(table, 1, 3)).toEqual({ file: 'a', range: { from: 10, to: 100, ends: [30, 60, 100] } });
    expect(placeOf(table, 4)).toEqual({ file: 'b', range: { from: 0, to: 50 } });
    expect(placeOf(table, 8)).toEqual({ file: 'c' });
  });
});
