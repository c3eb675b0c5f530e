// Counts of a test run, read from the JSON reports of vitest and Playwright.

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

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
