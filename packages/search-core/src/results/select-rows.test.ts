import { describe, expect, it } from 'vitest';
import { noLine } from './scan-page.ts';
import type { ScannedPage } from './scan-page.ts';
import { lineBelow, selectSections } from './select-rows.ts';

/** Sections with a line each, at 100 and up; the first lines are at 0 and up. */
function pageOf(
  heads: readonly number[],
  lines: readonly number[],
  firstKeyword = heads.length,
): ScannedPage {
  return {
    headStarts: new Int32Array(heads.length),
    headCoverages: Float64Array.from(heads),
    firstKeyword,
    bestStarts: Int32Array.from(lines, (coverage, at) => (coverage === 0 ? noLine : 100 + at)),
    bestCoverages: Float64Array.from(lines),
    firstStarts: Int32Array.from(lines.keys()),
    firstProse: noLine,
  };
}

describe('the sections that become rows', () => {
  it.each([
    ['title, where nothing matches', [0, 0], [0, 0], { hasTitle: true, headings: [], lines: [] }],
    ['title that matches in part', [0.2, 0], [0, 1], { hasTitle: true, headings: [], lines: [1] }],
    [
      'headings that cover most',
      [0, 0.5, 1, 1],
      [0, 0, 0, 0],
      { hasTitle: false, headings: [2, 3], lines: [] },
    ],
    ['lines that cover most', [0, 0, 0], [1, 0.5, 1], { hasTitle: false, headings: [], lines: [0, 2] }],
    [
      'headings that cover half of the best',
      [0, 0.5, 0],
      [0, 0, 1],
      { hasTitle: false, headings: [1], lines: [2] },
    ],
    ['no headings that cover less', [0, 0.49, 0], [0, 0, 1], { hasTitle: false, headings: [], lines: [2] }],
    ['no lines that cover less', [1, 0, 0], [0.4, 0, 0], { hasTitle: true, headings: [], lines: [] }],
  ])('are %s', (_, heads, lines, expected) => {
    expect(selectSections(pageOf(heads, lines))).toEqual({ keyword: -1, ...expected });
  });

  it.each([
    ['covers more than title and headings', [0, 0.5, 1], [0, 0, 0], 2],
    ['is the first of equals', [0, 0.5, 1, 1], [0, 0, 0, 0], 2],
    ['covers as much as a line', [0, 0, 1], [0, 1, 0], 2],
    ['covers less than a line', [0, 0, 0.5], [0, 1, 0], -1],
    ['covers as much as a heading', [0, 1, 1], [0, 0, 0], -1],
  ])('have a keyword that %s', (_, heads, lines, keyword) => {
    const selected = selectSections(pageOf(heads, lines, 2));
    expect(selected.keyword).toBe(keyword);
    expect(selected.hasTitle).toBe(keyword > 0);
    expect(selected.headings.every((section) => section < 2)).toBe(true);
  });
});

it('shows the first line below a heading, unless another covers more than the heading', () => {
  const page = pageOf([0.5, 0.5, 0], [0.5, 1, 0.1]);
  expect([0, 1, 2].map((section) => lineBelow(page, section))).toEqual([0, 101, 102]);
  expect(lineBelow(page, 3)).toBe(noLine);
});

it('shows the first prose of the page below its title', () => {
  const page = { ...pageOf([0.5, 0.5], [0.5, 0.5]), firstProse: 7 };
  expect([0, 1].map((section) => lineBelow(page, section))).toEqual([7, 1]);
  expect(lineBelow({ ...page, bestCoverages: Float64Array.of(1, 1) }, 0)).toBe(100);
});
