// `npm start`: builds the site (cached by turbo), then serves it. Progress overwrites one line in a terminal, and is
// printed line by line elsewhere.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { exitOf, removeLeftovers, root, spawnTurbo } from './turbo.mjs';

const started = performance.now();
const isTerminal = process.stdout.isTTY;

/** @param {string} line */
function showProgress(line) {
  if (isTerminal) process.stdout.write(`\r\x1b[2K${line}`);
  else console.log(line);
}

const build = spawnTurbo(['run', 'build', '--output-logs=new-only', '--log-prefix=none'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
/** @type {string[]} */
const log = [];
for (const stream of [build.stdout, build.stderr]) {
  if (!stream) continue;
  createInterface({ input: stream }).on('line', (line) => {
    log.push(line);
    if (/^pages (compiled|rendered) \d+\/\d+$/.test(line)) showProgress(line);
  });
}
const code = (await exitOf(build)) || removeLeftovers();
if (isTerminal) process.stdout.write('\r\x1b[2K');
if (code !== 0) {
  console.error(log.join('\n'));
  console.error('The build failed. The first message above names the place and the fix.');
  process.exit(code);
}

const { pages } = JSON.parse(readFileSync(join(root, 'apps/docs/dist/report.json'), 'utf8'));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const cached = log.some((line) => line.includes('FULL TURBO')) ? ', from the cache' : '';
console.log(`${pages} pages built in ${seconds} s${cached}`);

const server = spawn(
  process.execPath,
  [join(root, 'scripts/run-ts.mjs'), 'scripts/serve.ts', ...process.argv.slice(2)],
  {
    cwd: join(root, 'apps/docs'),
    stdio: 'inherit',
  },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
process.exitCode = await exitOf(server);
