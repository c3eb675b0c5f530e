import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BlockFiles, decodeTable, encodeTable, placeOf } from './block-table.ts';

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
  const [counts, lengths] = encodeTable(table);
  return { table: decodeTable(table.files, counts, lengths), files };
};

const contents = fc.array(fc.uint8Array({ minLength: 1, maxLength: 20 }), { maxLength: 60 });

describe('blocks in files', () => {
  it('are found again, however many share a file', () => {
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

  it('are refused with columns of another number of files or blocks', () => {
    const [counts, lengths] = [Uint8Array.of(2, 1), Uint8Array.of(5, 6, 0)];
    expect(decodeTable(['a', 'b'], counts, lengths)).toBeDefined();
    expect(decodeTable(['a'], counts, lengths)).toBeUndefined();
    expect(decodeTable(['a', 'b'], counts, Uint8Array.of(5, 6))).toBeUndefined();
  });
});
