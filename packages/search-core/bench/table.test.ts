import { describe, expect, it } from 'vitest';
import { asMarkdown, asText, digits, ratio, type Table } from './table.ts';

const table: Table = {
  columns: [{ head: 'engine', align: 'left' }, { head: 'ms' }, { head: '×' }],
  rows: [['lunr', '12.0', '1.20×'], ['minisearch']],
};

describe('a table', () => {
  it('is aligned in a terminal', () => {
    expect(asText(table).split('\n')).toEqual([
      'engine        ms      ×',
      '----------  ----  -----',
      'lunr        12.0  1.20×',
      'minisearch',
    ]);
  });

  it('is aligned in Markdown as the formatter would', () => {
    expect(asMarkdown(table).split('\n')).toEqual([
      '| engine     |   ms |     × |',
      '| ---------- | ---: | ----: |',
      '| lunr       | 12.0 | 1.20× |',
      '| minisearch |      |       |',
    ]);
  });
});

it('shows three digits', () => {
  expect([1234.5, 12.34, 1.234, 0.12345, undefined, Number.NaN].map(digits)).toEqual([
    '1235',
    '12.3',
    '1.23',
    '0.123',
    '–',
    '–',
  ]);
});

it('shows a ratio if there is a reference', () => {
  expect([ratio(1, 2), ratio(1, undefined), ratio(1, 0)]).toEqual(['0.500×', '', '']);
});
