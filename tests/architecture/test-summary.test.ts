import { expect, it } from 'vitest';
import {
  addCounts,
  countReport,
  countTask,
  listFailures,
  listFlaky,
  summaryLine,
} from '../../scripts/test-summary.mjs';

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

it('counts a test file that fails to load as a failure', () => {
  expect(countReport(vitest)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

it('counts errors outside tests in Playwright', () => {
  expect(countReport(playwright)).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

it('counts a task that fails without a failed test as one failure', () => {
  const passed = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  };
  expect(countTask(1, passed)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(countTask(1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countTask(1, vitest)).toEqual(countReport(vitest));
  expect(countTask(0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

it('throws on a report of unknown shape', () => {
  expect(() => countReport({ tests: 12 })).toThrow(/shape/);
});

it('lists each failure with the first lines of its message, without colours', () => {
  const message = `\u001b[31mexpected 1${'\n+ line'.repeat(40)}`;
  const file = { name: 'a.test.ts', status: 'failed', message: 'cannot be read' };
  const test = { fullName: 'adds', status: 'failed', failureMessages: [message] };
  const passed = { fullName: 'divides', status: 'passed' };
  const shortened = `expected 1${'\n  + line'.repeat(11)}`;
  expect(
    listFailures({
      testResults: [
        { ...file, assertionResults: [] },
        { ...file, assertionResults: [passed, test] },
      ],
    }),
  ).toEqual(['a.test.ts\n  cannot be read', `a.test.ts > adds\n  ${shortened}`]);
  const stack = `${message}\n    at at (/x/menu.spec.ts:5:68)\n    at /x/menu.spec.ts:72:11\n    at /x/site.ts:3:1`;
  const spec = {
    title: 'opens',
    ok: false,
    tests: [
      {
        results: [
          {
            error: { message, stack },
            errors: [{ message }, { message: 'a complaint', location: { file: '/x/menu.spec.ts', line: 9 } }],
          },
        ],
      },
    ],
  };
  expect(
    listFailures({
      errors: [{ message: 'no browser' }],
      suites: [{ title: 'e2e', suites: [{ title: 'menu', specs: [spec, { ...spec, ok: true }] }] }],
    }),
  ).toEqual([
    'Playwright\n  no browser',
    `e2e > menu > opens\n  at menu.spec.ts:5\n  at menu.spec.ts:72\n  ${shortened.slice(0, -'\n  + line'.length * 2)}`,
    'e2e > menu > opens\n  at menu.spec.ts:9\n  a complaint',
  ]);
});

it('prints all counts in one line', () => {
  const total = addCounts(countReport(vitest), countReport(playwright));
  expect(summaryLine(total)).toBe('8 passed, 5 failed, 5 skipped');
  expect(summaryLine({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed');
});

it('names a browser test that passed on retry, which is not a failure', () => {
  const results = [{ errors: [{ message: 'too slow' }] }, { errors: [] }];
  const flaky = { title: 'opens', ok: true, tests: [{ status: 'flaky', results }] };
  const passed = { title: 'closes', ok: true, tests: [{ status: 'expected', results: [] }] };
  const report = { suites: [{ title: 'a.spec.ts', specs: [flaky, passed] }] };
  expect(listFlaky(report)).toEqual([expect.stringContaining('a.spec.ts > opens')]);
  expect(listFailures(report)).toEqual([]);
});
