import { expect, test } from 'vitest';
import { isMarked, parseCodeMeta } from './code-meta.ts';

const markedOf = (meta: string): readonly number[] =>
  [1, 2, 3, 4, 5, 6].filter((line) => isMarked(parseCodeMeta(meta), line));

test.each([
  ['{1}', [1]],
  ['{1,3-5}', [1, 3, 4, 5]],
  ['{ 1, 3 - 5 }', [1, 3, 4, 5]],
  ['{2-4} title="x"', [2, 3, 4]],
  ['title="x" {2}', [2]],
  ['{}', []],
  ['', []],
  ['{5-3}', []],
  ['{5-3,2}', [2]],
  ['{0}', []],
  ['{a,2,1-x}', [2]],
  ['{4-99}', [4, 5, 6]],
  ['title="{1}"', []],
  ['unchecked="needs {1} wrap lineNumbers" {2}', [2]],
])('%s marks the lines %j', (meta, expected) => {
  expect(markedOf(meta)).toEqual(expected);
});

test.each([
  ['title="a b.ts"', 'a b.ts'],
  ["title='a.ts'", 'a.ts'],
  ['title=`a.ts`', 'a.ts'],
  ['title=a.ts {1}', 'a.ts'],
  ['title="a=b"', 'a=b'],
  ['subtitle=x', null],
  ['title=""', null],
  ['{1}', null],
])('the title of %s is %s', (meta, expected) => {
  expect(parseCodeMeta(meta).title).toBe(expected);
});

test('reads lineNumbers and wrap as separate words', () => {
  expect(parseCodeMeta('{1} lineNumbers wrap')).toMatchObject({ lineNumbers: true, wrap: true });
  expect(parseCodeMeta('title="lineNumbers wrap"')).toMatchObject({ lineNumbers: false, wrap: false });
});

test('ignores flags in the value of another attribute', () => {
  const meta = parseCodeMeta('in="config" unchecked="needs wrap and lineNumbers" title="a.ts"');
  expect(meta).toEqual({ title: 'a.ts', lineNumbers: false, wrap: false, marked: [] });
});
