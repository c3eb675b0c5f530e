import { expect, it, vi } from 'vitest';
import { analyzerFor } from '../src/analysis/analyzers.ts';
import { createPageFinder } from '../src/engine/best-pages.ts';
import { buildIndex } from '../src/engine/search-engine.ts';
import { invertedIndexOf } from '../src/index/index-builder.ts';
import { createSurfaceLookup } from '../src/index/surface-lookup.ts';
import { SurfaceReader } from '../src/index/text-store.ts';
import { createClauseBits } from '../src/results/clause-bits.ts';
import { markedLine } from '../src/results/marked-line.ts';

const next = vi.spyOn(SurfaceReader.prototype, 'next');

/** Number of surfaces read for the second of two answers; the first fills tables. */
function surfacesRead(content: string, headings: readonly number[], query: string): number {
  const toc = headings.map((charIndex, at) => ({ text: `1.${at}.0`, id: `v${at}`, depth: 2, charIndex }));
  const index = buildIndex([{ routePath: '/log', title: 'Log', content, toc, domain: '' }]);
  index.search(query);
  next.mockClear();
  index.search(`${query} `);
  return next.mock.calls.length;
}

/** A changelog: each section repeats a line. */
function changelog(sections: number): number {
  let content = '';
  const headings: number[] = [];
  for (let at = 0; at < sections; at += 1) {
    headings.push(content.length);
    content += `1.${at}.0\nUpdated dependencies\n`;
  }
  return surfacesRead(content, headings, 'updated dependencies');
}

it('the rows of a page with a repeated line read the page a bounded number of times', () => {
  expect(changelog(800) / changelog(200)).toBeLessThan(5);
});

const analyzer = analyzerFor('en');

/** The first line of the content, marked for a query. */
function firstLine(content: string, query: string): string {
  const document = { routePath: '/', title: 'T', content, toc: [], domain: '' };
  const index = invertedIndexOf([document], analyzer);
  const lookup = createSurfaceLookup(index.text);
  const { clauses } = createPageFinder(index, analyzer, lookup)(query, 1);
  const bits = createClauseBits(index, lookup)(clauses);
  return markedLine(index, lookup, analyzer, 0, index.text.contentStarts[0] ?? 0, bits).text;
}

it('a line of many words becomes a short string around its first mark', () => {
  const content = `${Array.from({ length: 50_000 }, (_, at) => `w${at % 3001}`).join(' ')} lantern`;
  const line = firstLine(content, 'lantern');
  expect(line.length).toBeLessThan(7000);
  expect(line).toMatch(/ w1983 lantern$/);
  // After 1,024 words.
  expect(line.split(' ')).toHaveLength(1025);
});

it('a line of many words without a mark becomes a string of the part that may be shown', () => {
  expect(firstLine('word '.repeat(50_000), 'T').length).toBeLessThan(17_000);
});

it.each([
  ['lantern', 'w'],
  ['灯', 'w'],
  ['灯笼', 'w'],
  ['lantern', 'a-word-of-many-letters-'],
])('the row of a long line shows the part around its mark, %s after words in %s', (mark, prefix) => {
  const words = Array.from({ length: 20_000 }, (_, at) => `${prefix}${at}`).join(' ');
  const index = buildIndex([
    { routePath: '/', title: 'T', content: `${words} ${mark}`, toc: [], domain: '' },
  ]);
  const row = index.search(mark).pages[0]?.rows[0];
  expect(row?.statement).toMatch(new RegExp(`^….*19999 ${mark}$`));
  expect(row?.statementRanges.map(({ start, end }) => row.statement.slice(start, end))).toEqual([mark]);
});

it('the row of a title shows the line below it, even if a mark is far behind', () => {
  const content = `A short line.\n${'word '.repeat(2000)}lantern`;
  const index = buildIndex([{ routePath: '/', title: 'Lantern', content, toc: [], domain: '' }]);
  expect(index.search('lantern').pages[0]?.rows[0]?.statement).toBe('A short line.');
});
