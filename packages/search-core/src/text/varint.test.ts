import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pushVarint, varintColumn, varintsOf, varintSums } from './varint.ts';

const numbers = fc.array(fc.nat(2 ** 28 - 1), { maxLength: 40 });

function columnOf(values: readonly number[]): Uint8Array {
  const column: number[] = [];
  for (const value of values) pushVarint(column, value);
  return Uint8Array.from(column);
}

describe('a column of varints', () => {
  it('is read as written', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        expect([...(varintsOf(columnOf(values), values.length) ?? [])]).toEqual(values);
      }),
    );
  });

  it('has no sums beyond 32 bits', () => {
    expect(varintSums(columnOf(Array<number>(17).fill(2 ** 28 - 1)), 17)).toBeUndefined();
  });

  it('yields running sums, from which it can be written again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000)), (values) => {
        const sums = varintSums(columnOf(values), values.length) ?? Uint32Array.of();
        expect(sums.at(-1)).toBe(values.reduce((sum, value) => sum + value, 0));
        expect(varintColumn(sums)).toEqual(columnOf(values));
      }),
    );
  });

  it.each([varintsOf, varintSums])('is rejected by %o with another count, or truncated', (read) => {
    const column = columnOf([1, 300]);
    expect(read(column, 1)).toBeUndefined();
    expect(read(column, 3)).toBeUndefined();
    expect(read(column.slice(0, 2), 1)).toBeUndefined();
    expect(read(column.slice(0, 2), 2)).toBeUndefined();
    expect(read(column, 2 ** 32 - 1)).toBeUndefined();
  });
});
