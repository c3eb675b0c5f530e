/** The pages as they are. What each check finds is tested beside it, on faults planted there. */
import { expect, test } from 'vitest';
import { formatProblems } from '../src/problems/problem.ts';
import { checkPages } from './check-pages.ts';
import { checkCoverage } from './facts/check-coverage.ts';
import { checkLinked } from './links/check-linked.ts';
import { readPages } from './read-pages.ts';

const MOST_UNCHECKED = 0.03;

test('every sample, fact and term of every page holds, in both languages', { timeout: 300_000 }, async () => {
  const { pages, unreadable } = readPages();
  expect(unreadable).toEqual([]);
  const { problems, report } = await checkPages(pages);
  console.log(report.join('\n'));
  expect(formatProblems(problems)).toBe('');
  const samples = pages.flatMap((page) => page.samples);
  const unchecked = samples.filter((sample) => sample.unchecked !== null);
  expect(unchecked.length / samples.length).toBeLessThanOrEqual(MOST_UNCHECKED);
});

test('every option of the package has a page, and no page describes another', () => {
  expect(formatProblems(checkCoverage(readPages('config/').pages))).toBe('');
});

test('every page is linked from another page, beside the sidebar', () => {
  expect(formatProblems(checkLinked(readPages().pages))).toBe('');
});
