// Counts and failures of a test run, read from the JSON reports of vitest and Playwright.
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * @param {any} report as vitest (`numPassedTests`) or Playwright (`stats.expected`) writes it
 * @returns {Counts} throws on any other shape, so that no runner is left out of the sum unseen
 */
export function countReport(report) {
  if (typeof report?.stats?.expected === 'number') {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped };
  }
  if (typeof report?.numPassedTests === 'number') {
    const brokenFiles = report.testResults.filter(
      (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  throw new Error('A report is neither from vitest nor from Playwright: teach countReport its shape.');
}

/**
 * @param {number} exitCode
 * @param {any} [report] undefined where the task runs no tests, or ends before it writes a report
 * @returns {Counts} a task that fails without a failed test counts as one failure
 */
export function countTask(exitCode, report) {
  const counts = report ? countReport(report) : { passed: 0, failed: 0, skipped: 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

// Of a message: enough to see what was wrong, not a whole diff.
const MESSAGE_LINES = 12;

/**
 * @param {any} report as for `countReport`
 * @returns {string[]} for each failure its file and name, with the beginning of its message below
 */
export function listFailures(report) {
  return (report.testResults ? vitestFailures(report) : playwrightFailures(report, [])).map(describe);
}

/** @param {any} report as for `countReport` @returns {string[]} browser tests that failed once and then passed */
export const listFlaky = (report) =>
  report.testResults ? [] : playwrightFailures({ ...report, errors: [] }, [], isFlaky).map(describe);

/** @param {{ name: string, message: string }} failure */
const describe = ({ name, message }) =>
  [name, ...stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES)].join('\n  ');

const isFailed = (/** @type {any} */ { ok }) => !ok;
const isFlaky = (/** @type {any} */ { tests }) =>
  tests.some((/** @type {any} */ { status }) => status === 'flaky');

/** @param {any} report @returns {{ name: string, message: string }[]} */
const vitestFailures = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ file) => {
    const tests = file.assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
    if (tests.length === 0 && file.status === 'failed')
      return [{ name: file.name, message: file.message ?? '' }];
    return tests.map((/** @type {any} */ test) => ({
      name: `${file.name} > ${test.fullName}`,
      message: test.failureMessages?.[0] ?? '',
    }));
  });

/** Where in its spec, then what: a poll in a function of the test's own says little without the line that called it. */
const browserMessage = (/** @type {any} */ { message = '', location }, stack = '') =>
  [...(stack || `${location?.file}:${location?.line}`).matchAll(/[\w-]+\.spec\.ts:\d+/g)]
    .map(([line]) => `at ${line}\n`)
    .join('') + message;

/** @param {any} suite a report or a suite of one @param {string[]} path @returns {{ name: string, message: string }[]} */
const playwrightFailures = ({ suites = [], specs = [], errors = [] }, path, isListed = isFailed) => [
  ...errors.map((/** @type {any} */ error) => ({ name: 'Playwright', message: error.message ?? '' })),
  ...specs.filter(isListed).flatMap((/** @type {any} */ { title, tests }) => {
    const { error, errors = [] } = tests[0]?.results[0] ?? {};
    const name = [...path, title].join(' > ');
    return (errors.length > 0 ? errors : [{}]).map(
      (/** @type {any} */ each, /** @type {number} */ index) => ({
        name,
        // Of all errors, the report has the calls that led to the first.
        message: browserMessage(each, index === 0 ? error?.stack : ''),
      }),
    );
  }),
  ...suites.flatMap((/** @type {any} */ suite) =>
    playwrightFailures(suite, [...path, suite.title], isListed),
  ),
];

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
