import { expect, it } from 'vitest';
import { isLeftOut, type Cell, type Measurement } from './cell.ts';
import { leftOutHeading } from './fit/fit-report.ts';
import { sectionOf } from './page-section.ts';
import { plotSvg } from './plot.ts';
import { differenceTable } from './relevance-table.ts';
import { reportMarkdown, reportText } from './report.ts';
import { asText } from './table.ts';

const times = { p50: 1, p95: 2, p99: 3 };
const measured: Measurement = {
  rounds: 3,
  buildMs: 10,
  indexBytes: { raw: 4000, gzip: 2000, brotli: 1000 },
  wholeBytes: null,
  openMs: 1,
  first: { wallMs: 2, cpuMs: 4 },
  openToFirstMs: 3,
  coldMs: times,
  warmMs: times,
  rows: null,
  heapBytes: 1_000_000,
  memoryBytes: 2_000_000,
  relevance: { all: 0.5, title: 1 },
  scores: [0, 0.5, 1, 0.5],
};

const cellsOf = (sections: number): readonly Cell[] => {
  const corpus = {
    name: `generated-${sections}`,
    locale: 'en',
    pages: sections / 10,
    sections,
    classes: ['title', 'title', 'title', 'typo'],
    judged: false,
    brotliQuality: 11,
  };
  return [
    {
      corpus,
      engine: 'search-core',
      result: {
        ...measured,
        buildMs: 5,
        rows: { first: { wallMs: 8, cpuMs: 9 }, coldMs: times, warmMs: times },
        relevance: { all: 0.75, title: 1 },
        scores: [0.5, 0.75, 1, 0.75],
      },
    },
    { corpus, engine: 'minisearch', result: measured },
    { corpus, engine: 'fuse', result: { leftOut: 'a query takes 99 ms' } },
  ];
};
const report = { cells: [...cellsOf(1000), ...cellsOf(10_000)], rounds: 3, command: 'npm run bench' };

it('compares with MiniSearch and lists what was left out', () => {
  const text = reportText(report);
  expect(text).toMatch(/generated-1000 +search-core +5\.00 +0\.500×/);
  expect(text).toMatch(/÷ best peer +1\.50× +1\.00×/);
  expect(text).toContain('fuse on generated-1000: left out, a query takes 99 ms');
});

it('writes a page with the command, the versions and every table', () => {
  const page = reportMarkdown(report);
  expect(page).toContain('`npm run bench`');
  expect(page).toMatch(/\| minisearch +\| \d+\.\d+\.\d+ +\|/);
  expect(page.match(/^## .*/gm)).toHaveLength(8);
});

it('states what is in sample, and keeps the section on left-out corpora', () => {
  const page = reportMarkdown({ ...report, leftOut: 'written by npm run fit' });
  expect(page).toContain('In sample: the weights and the rules');
  expect(sectionOf(page, leftOutHeading)).toBe('written by npm run fit');
});

it('shows the first search next to the first rank', () => {
  expect(reportText(report)).toMatch(/first rank ms +cpu +first search ms +cpu/);
  expect(reportText(report)).toMatch(/search-core .* 2\.00 +4\.00 +8\.00 +9\.00/);
});

it('distinguishes a difference from chance', () => {
  const [own, peer] = cellsOf(1000);
  const scored = (cell: Cell | undefined, scores: readonly number[]): Cell[] =>
    cell && !isLeftOut(cell.result) ? [{ ...cell, result: { ...cell.result, scores } }] : [];
  const rowsOf = (better: readonly number[]) =>
    asText(differenceTable([...scored(own, better), ...scored(peer, [0, 0.5, 1, 0.5])]));
  expect(rowsOf([0.25, 0.75, 1, 0.75])).toMatch(/title +3 .* minisearch +0\.500 +\+0\.167 \[.*\] +no/);
  expect(rowsOf([0.25, 0.75, 1.25, 0.75])).toMatch(/all +4 .* \+0\.250 \[\+0\.250, \+0\.250\] +better/);
  expect(rowsOf([-0.25, 0.25, 0.75, 0.25])).toMatch(/ -0\.250 \[.*\] +worse/);
});

it('draws a line for each engine with two sizes, and none for one left out', () => {
  const svg = plotSvg(report.cells);
  expect(svg.match(/<path d="M[\d. ]+L[\d. ]+"\/>/g)).toHaveLength(6);
  expect(svg).toContain('prefers-color-scheme:dark');
  expect(svg).not.toContain('NaN');
});
