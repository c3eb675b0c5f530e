import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editSource } from '../source-edit.ts';
import { ablationTable, showThousandths } from './ablation-table.ts';
import { ablations } from './ablations.ts';

const read = (file: string) => readFileSync(new URL(`../..${file}`, import.meta.url), 'utf8');

it.each(ablations)('changes the source: $name', ({ edits }) => {
  for (const file of new Set(edits.map((edit) => edit.file)))
    expect(editSource(edits, file, read(file))).not.toBe(read(file));
});

it('fails if an edit does not match as often as required, and does not change other files', () => {
  const edits = [{ file: '/a.ts', from: 'x', to: 'y' }];
  expect(() => editSource(edits, '/src/a.ts', 'xx')).toThrow('/src/a.ts: x matches 2 times, not 1');
  expect(() => editSource(edits, '/src/a.ts', 'z')).toThrow('matches 0 times');
  expect(editSource(edits, '/src/a.ts', 'ax')).toBe('ay');
  expect(editSource(edits, '/src/b.ts', 'xx')).toBe('xx');
});

it('shows thousandths and differences, and means over the corpora that have such queries', () => {
  const shipped = [
    { name: 'a', relevance: { all: 0.8, phrase: 0.5 } },
    { name: 'b', relevance: { all: 0.6 } },
    { name: 'c', relevance: { question: 0.4 } },
  ];
  const corpora = [
    { name: 'a', relevance: { all: 0.805, phrase: 0.45 } },
    { name: 'b', relevance: { all: 0.6 } },
    { name: 'c', relevance: { question: 0.3 } },
  ];
  expect(ablationTable(shipped, [{ name: 'without', corpora }]).rows).toEqual([
    ['as shipped', '800', '600', '400', '700', '500', '–'],
    ['without', '+5.0', '0', '−100', '+2.5', '−50', '–'],
  ]);
});

it.each([
  [0.0026, '+2.6'],
  [-0.0314, '−31'],
  [-0.00996, '−10'],
  [0.00004, '0'],
])('shows %f as %s', (value, text) => {
  expect(showThousandths(value)).toBe(text);
});
