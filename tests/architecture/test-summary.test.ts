import { expect, it } from 'vitest';
import { addCounts, countReport, summaryLine } from '../../scripts/test-summary.mjs';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ],
};
const playwright = { stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 3 }, errors: [{}] };

it('counts a file that could not be read as a failure, so that it is not lost', () => {
  expect(countReport(vitest)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

it('counts what Playwright could not start', () => {
  expect(countReport(playwright)).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

it('refuses a report of a shape that it does not know', () => {
  expect(() => countReport({ tests: 12 })).toThrow(/shape/);
});

it('ends in one line that names every count', () => {
  const total = addCounts(countReport(vitest), countReport(playwright));
  expect(summaryLine(total)).toBe('8 passed, 5 failed, 5 skipped');
  expect(summaryLine({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed');
});
