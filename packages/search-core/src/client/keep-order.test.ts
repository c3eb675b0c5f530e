import { describe, expect, it } from 'vitest';
import type { PageResults, SearchResult } from '../results/search-result.ts';
import { keepOrder } from './keep-order.ts';

const base = {
  title: 'Page',
  header: 'Page > Part',
  trail: ['Page', 'Part'],
  group: '',
  statement: '',
  statementRanges: [],
  isCode: false,
  corrections: [],
};

const headingOf = (link: string): SearchResult => ({
  ...base,
  link,
  type: 'header',
  heading: 'Part',
  ranges: [{ start: 0, end: 4 }],
});

function lineOf(link: string, statement: string): SearchResult {
  const ranges = [{ start: 0, end: statement.length }];
  return { ...base, link, type: 'content', statement, statementRanges: ranges, ranges };
}

const pageOf = (routePath: string, rows: readonly SearchResult[]): PageResults => ({
  routePath,
  title: 'Page',
  rows,
});

/** `a:1,2 b:1`: two pages with two headings and one. */
const pagesOf = (pages: string): readonly PageResults[] =>
  pages
    .split(' ')
    .filter((page) => page !== '')
    .map((page) => {
      const [routePath = '', rows = ''] = page.split(':');
      return pageOf(
        routePath,
        rows.split(',').map((id) => headingOf(`${routePath}#${id}`)),
      );
    });

describe('keepOrder', () => {
  it.each([
    ['keeps the order that is shown, and adds new pages behind it', 'a b c', 'c new a b', 'a b c new'],
    ['keeps pages that the later answer does not have', 'a b c', 'c a', 'a b c'],
    ['keeps all pages where the later answer has none', 'a b', '', 'a b'],
    ['puts a best page that is new before the others', 'a b', 'new b other a', 'new a b other'],
    ['takes the order of the first answer', '', 'a b', 'a b'],
    ['keeps the order of rows, and adds new rows behind them', 'a:1,2', 'a:3,2,1', 'a:1,2,3'],
    ['keeps rows that the later answer does not have', 'a:1,2 b:1,2', 'a:2 b:3', 'a:1,2 b:1,2,3'],
  ])('%s', (_, shown, later, ordered) => {
    expect(keepOrder(pagesOf(shown), pagesOf(later))).toEqual(pagesOf(ordered));
  });

  it('updates rows with the texts of the later answer', () => {
    const filled = { ...headingOf('a#1'), statement: 'text' };
    expect(keepOrder([pageOf('a', [headingOf('a#1')])], [pageOf('a', [filled])])).toEqual([
      pageOf('a', [filled]),
    ]);
  });

  it('updates the marks and corrections of a heading', () => {
    const marked = {
      ...headingOf('a#1'),
      ranges: [{ start: 0, end: 2 }],
      corrections: [{ typed: 'Pa', found: 'Part' }],
    };
    expect(keepOrder([pageOf('a', [headingOf('a#1')])], [pageOf('a', [marked])])).toEqual([
      pageOf('a', [marked]),
    ]);
  });

  it('keeps a heading, with the line of its section below it', () => {
    const heading = headingOf('a#1');
    const line = lineOf('a#1', 'text');
    expect(keepOrder([pageOf('a', [heading])], [pageOf('a', [line])])).toEqual([
      pageOf('a', [{ ...heading, statement: line.statement, statementRanges: line.statementRanges }]),
    ]);
  });

  it.each([
    ['line', lineOf('a#1', 'other text')],
    ['heading', headingOf('a#1')],
  ])('replaces a line by a later %s, whose marks belong to its text', (_, later) => {
    expect(keepOrder([pageOf('a', [lineOf('a#1', 'text')])], [pageOf('a', [later])])).toEqual([
      pageOf('a', [later]),
    ]);
  });
});
