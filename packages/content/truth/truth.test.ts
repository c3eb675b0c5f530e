/** Runs the checks on the real pages. The tests of the checks themselves are next to each check. */
import { expect, test } from 'vitest';
import { formatProblems } from '../src/problems/problem.ts';
import { checkPages } from './check-pages.ts';
import { checkCoverage } from './facts/check-coverage.ts';
import { checkLinked } from './links/check-linked.ts';
import { readPages } from './read-pages.ts';

const MAX_UNCHECKED = 0.03;

test(
  'samples, facts and terms of all pages are correct in both languages',
  { timeout: 300_000 },
  async () => {
    const { pages, unreadable } = readPages();
    expect(unreadable).toEqual([]);
    const { problems, report } = await checkPages(pages);
    console.log(report.join('\n'));
    expect(formatProblems(problems)).toBe('');
    const samples = pages.flatMap((page) => page.samples);
    const unchecked = samples.filter((sample) => sample.unchecked !== null);
    expect(unchecked.length / samples.length).toBeLessThanOrEqual(MAX_UNCHECKED);
  },
);

test('every option has a page, and every option page describes an existing option', () => {
  expect(formatProblems(checkCoverage(readPages('config/').pages))).toBe('');
});

test('every page is linked from another page, not only from the sidebar', () => {
  expect(formatProblems(checkLinked(readPages().pages))).toBe('');
});
