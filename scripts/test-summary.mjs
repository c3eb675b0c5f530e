// Reads counts and failures from the JSON reports of vitest and Playwright.
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * @param {any} report of vitest (`numPassedTests`) or Playwright (`stats.expected`)
 * @returns {Counts} throws on any other shape, so that no runner is missing from the sum
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
  throw new Error('A report is neither from vitest nor from Playwright: add its shape to countReport.');
}

/**
 * @param {number} exitCode
 * @param {any} [report] undefined if the task runs no tests, or ends before it writes a report
 * @returns {Counts} a task that fails without a failed test counts as one failure
 */
export function countTask(exitCode, report) {
  const counts = report ? countReport(report) : { passed: 0, failed: 0, skipped: 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

// Maximum lines of a message, so that diffs are cut off.
const MESSAGE_LINES = 12;

/**
 * @param {any} report as for `countReport`
 * @returns {string[]} file and name of each failure, with the first lines of its message
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

/** Lines of the spec file, then the message: the error of a poll in a shared function does not name its caller. */
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
        // The report has a stack only for the first error.
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
