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

/** Surfaces read for the second of two answers, the first of which fills tables. */
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

it('rows of a page that repeats a line read it a bounded number of times', () => {
  expect(changelog(800) / changelog(200)).toBeLessThan(5);
});

it('a line of many words becomes a short string around its first mark', () => {
  const content = `${Array.from({ length: 50_000 }, (_, at) => `w${at % 3001}`).join(' ')} lantern`;
  const document = { routePath: '/', title: 'T', content, toc: [], domain: '' };
  const analyzer = analyzerFor('en');
  const index = invertedIndexOf([document], analyzer);
  const lookup = createSurfaceLookup(index.text);
  const { clauses } = createPageFinder(index, analyzer, lookup)('lantern', 1);
  const bits = createClauseBits(index, lookup)(clauses);
  const start = index.text.contentStarts[0] ?? 0;
  const line = markedLine(index, lookup, analyzer, 0, start, bits);
  expect(line.text.length).toBeLessThan(7000);
  expect(line.text).toMatch(/ w1983 lantern$/);
});

it('the row of a long line shows what is around its mark', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`).join(' ');
  const index = buildIndex([
    { routePath: '/', title: 'T', content: `${words} lantern`, toc: [], domain: '' },
  ]);
  const row = index.search('lantern').pages[0]?.rows[0];
  expect(row?.statement).toMatch(/^….* w19999 lantern$/);
  expect(row?.statementRanges.map(({ start, end }) => row.statement.slice(start, end))).toEqual(['lantern']);
});
