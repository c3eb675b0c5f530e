// Runs turbo with telemetry off, which turbo.json cannot configure.
//   node scripts/turbo.mjs ARG ...
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {readonly string[]} args */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/**
 * The last commit that changed a page, and whether the clone is shallow. Pages contain their last update, which a shallow
 * clone does not know, so both are part of the build's cache key.
 */
const pageHistory = () =>
  [
    git('log', '-1', '--format=%H', '--', 'packages/content/pages'),
    git('rev-parse', '--is-shallow-repository'),
  ].join(' ');

/** @param {readonly string[]} args @param {import('node:child_process').SpawnOptions} [options] */
export function spawnTurbo(args, options = {}) {
  const bin = createRequire(import.meta.url).resolve('turbo/bin/turbo');
  const env = {
    ...process.env,
    ...options.env,
    SITE_HISTORY: pageHistory(),
    NODE_RELEASE: process.version,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
  return spawn(process.execPath, [bin, ...args], { cwd: root, stdio: 'inherit', ...options, env });
}

/**
 * Runs a script of the site.
 * @param {string} file @param {readonly string[]} [args] @returns the exit code
 */
export const runInSite = (file, args = []) =>
  spawnSync(process.execPath, [join(root, 'scripts/run-ts.mjs'), `scripts/${file}`, ...args], {
    cwd: join(root, 'apps/docs'),
    stdio: 'inherit',
  }).status ?? 1;

/** Call after a build: turbo restores a cached build over another one and leaves the files of both. */
export const removeLeftovers = () => runInSite('remove-leftovers.ts');

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
export const exitOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await exitOf(spawnTurbo(process.argv.slice(2)));
}
