import { expect, it } from 'vitest';
import type { Cell, Measurement } from './cell.ts';
import { plotSvg } from './plot.ts';
import { reportMarkdown, reportText } from './report.ts';

const times = { p50: 1, p95: 2, p99: 3 };
const measured: Measurement = {
  rounds: 3,
  buildMs: 10,
  indexBytes: { raw: 4000, gzip: 2000, brotli: 1000 },
  wholeBytes: null,
  openMs: 1,
  firstMs: 2,
  openToFirstMs: 3,
  coldMs: times,
  warmMs: times,
  rowsMs: null,
  heapBytes: 1_000_000,
  memoryBytes: 2_000_000,
  relevance: { all: 0.5, title: 1 },
  judgedQueries: 10,
};

const cellsOf = (sections: number): readonly Cell[] => {
  const corpus = {
    name: `generated-${sections}`,
    locale: 'en',
    pages: sections / 10,
    sections,
    queries: 10,
    judged: false,
    brotliQuality: 11,
  };
  return [
    {
      corpus,
      engine: 'search-core',
      result: { ...measured, buildMs: 5, relevance: { all: 0.75, title: 1 } },
    },
    { corpus, engine: 'minisearch', result: measured },
    { corpus, engine: 'fuse', result: { leftOut: 'a query takes 99 ms' } },
  ];
};
const report = { cells: [...cellsOf(1000), ...cellsOf(10_000)], rounds: 3, command: 'npm run bench' };

it('compares with MiniSearch and says what was left out', () => {
  const text = reportText(report);
  expect(text).toMatch(/generated-1000 +search-core +5\.00 +0\.500×/);
  expect(text).toMatch(/÷ best peer +1\.50× +1\.00×/);
  expect(text).toContain('fuse on generated-1000: left out, a query takes 99 ms');
});

it('writes a page with the command, the versions and every table', () => {
  const page = reportMarkdown(report);
  expect(page).toContain('`npm run bench`');
  expect(page).toMatch(/\| minisearch +\| \d+\.\d+\.\d+ +\|/);
  expect(page.match(/^## .*/gm)).toHaveLength(7);
});

it('draws a line for each engine with two sizes, and none for one left out', () => {
  const svg = plotSvg(report.cells);
  expect(svg.match(/<path d="M[\d. ]+L[\d. ]+"\/>/g)).toHaveLength(6);
  expect(svg).toContain('prefers-color-scheme:dark');
  expect(svg).not.toContain('NaN');
});
