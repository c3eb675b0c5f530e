// `npm test` runs every check of the workspace through turbo and prints the sum of all runners on the last line.
// `npm run test:all` (`--all`) adds the slow ones.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessChromium } from './find-chromium.mjs';
import { addCounts, countTask, listFailures, listFlaky, summaryLine } from './test-summary.mjs';
import { exitOf, removeLeftovers, root, spawnTurbo } from './turbo.mjs';

const isAll = process.argv.includes('--all');
const checks = [
  'typecheck',
  '//#typecheck:scripts',
  'lint',
  '//#lint:scripts',
  '//#format:check',
  '//#knip',
  'test',
  'architecture',
  'artifacts',
  'budgets',
  'relevance',
  ...(isAll ? ['truth', 'builds', 'stores'] : []),
];
const heavySuites = [
  'worker',
  'e2e',
  ...(isAll ? ['e2e-slow', 'deploys', 'archived', 'smoke', 'stores-opensearch'] : []),
];
/** Lines that are printed of the log of a task that fails without a failed test. */
const logLines = 40;

try {
  console.log(`Chromium: ${findChromium()}, for most tests ${findHeadlessChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log(summaryLine({ passed: 0, failed: 1, skipped: 0 }));
  process.exit(1);
}

const runs = join(root, '.turbo/runs');
rmSync(runs, { recursive: true, force: true });
mkdirSync(runs, { recursive: true });

/** @param {readonly string[]} tasks @param {number} concurrency */
const run = (tasks, concurrency) =>
  exitOf(
    spawnTurbo([
      'run',
      ...tasks,
      '--continue',
      '--summarize',
      `--concurrency=${concurrency}`,
      '--output-logs=new-only',
    ]),
  );

// First, because checks of the site must not see files of another build.
const built = (await run(['build'], 2)) || removeLeftovers();
// A browser suite, or three nodes of OpenSearch, uses two cores. Next to another task, its tests and the start of vitest
// workers time out.
const codes = [built, await run(checks, 2), await run(heavySuites, 1)];

/** @typedef {{ taskId: string, task: string, directory: string, logFile?: string, execution?: { exitCode: number | null } }} Task */
const tasks = readdirSync(runs)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => /** @type {Task[]} */ (JSON.parse(readFileSync(join(runs, name), 'utf8')).tasks))
  .filter(({ task }) => task !== 'transit');

/** @param {Task} task */
function reportOf({ task, directory }) {
  const file = join(root, directory, 'reports', `${task === 'test' ? 'unit' : task}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

let total = { passed: 0, failed: 0, skipped: 0 };
for (const task of tasks) {
  const report = reportOf(task);
  const exitCode = task.execution?.exitCode ?? 1;
  total = addCounts(total, countTask(exitCode, report));
  // Printed again at the end, because the start of a long log may be truncated.
  const failures = report ? listFailures(report) : [];
  for (const failure of failures) console.error(`failed: ${failure}`);
  for (const flaky of report ? listFlaky(report) : []) console.error(`passed on retry: ${flaky}`);
  if (exitCode === 0) continue;
  console.error(`failed: ${task.taskId}`);
  // Tasks of the root have no log of their own.
  const log = task.logFile && join(root, task.logFile);
  if (failures.length === 0 && log && existsSync(log))
    console.error(readFileSync(log, 'utf8').trimEnd().split('\n').slice(-logLines).join('\n'));
}
const code = codes.find((each) => each !== 0) ?? 0;
if (code !== 0 && total.failed === 0) total = { ...total, failed: 1 };
if (total.passed === 0) total = { ...total, failed: Math.max(1, total.failed) };

console.log(summaryLine(total));
process.exitCode = total.failed === 0 ? code : 1;
