// `npm test`: every check of the workspace through turbo, then the sum over all runners on the last line.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessChromium } from './find-chromium.mjs';
import { addCounts, countReport, listFailures, summaryLine } from './test-summary.mjs';
import { exitOf, root, spawnTurbo } from './turbo.mjs';

const tasks = [
  'typecheck',
  '//#typecheck:scripts',
  'lint',
  '//#lint:scripts',
  '//#format:check',
  '//#knip',
  'test',
  'build',
];
const crossPackage = ['truth', 'architecture', 'artifacts', 'budgets', 'relevance', 'worker-door', 'e2e'];

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
const code = await exitOf(
  spawnTurbo([
    'run',
    ...tasks,
    ...crossPackage,
    '--continue',
    '--summarize',
    '--concurrency=2',
    '--output-logs=new-only',
  ]),
);

const summaryFile = readdirSync(runs).find((name) => name.endsWith('.json'));
/** @type {{ tasks: { taskId: string, task: string, directory: string, execution?: { exitCode: number | null } }[] }} */
const summary = summaryFile ? JSON.parse(readFileSync(join(runs, summaryFile), 'utf8')) : { tasks: [] };

let total = { passed: 0, failed: 0, skipped: 0 };
const seen = new Set();
for (const { directory } of summary.tasks) {
  const folder = join(root, directory, 'reports');
  if (seen.has(folder) || !existsSync(folder)) continue;
  seen.add(folder);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    total = addCounts(total, countReport(report));
    // Again at the end, where a log that is cut still has them.
    for (const failure of listFailures(report)) console.error(`failed: ${failure}`);
  }
}
// A check that runs no test of its own (types, lint, build) counts as one failure when it fails, and as nothing
// when it passes; a test runner that died without a report must not be lost either.
const broken = summary.tasks.filter(
  (task) => (task.execution?.exitCode ?? 1) !== 0 && task.task !== 'transit',
);
for (const { taskId } of broken) console.error(`failed: ${taskId}`);
const unreported = broken.filter((task) => !['test', ...crossPackage].includes(task.task)).length;
total = { ...total, failed: total.failed + unreported };
if (code !== 0 && total.failed === 0) total = { ...total, failed: 1 };
if (total.passed === 0) total = { ...total, failed: Math.max(1, total.failed) };

console.log(summaryLine(total));
process.exitCode = total.failed === 0 ? code : 1;
