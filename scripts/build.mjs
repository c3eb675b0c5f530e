// `npm run build` builds every package, then removes from the site what its build does not list. Options are those of
// the site, such as `--previous`; turbo does not cache a build with options, so the site is built again.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { exitOf, root, spawnTurbo } from './turbo.mjs';

const options = process.argv.slice(2);
/** @param {string} file @param {readonly string[]} [args] @returns the exit code */
const runInSite = (file, args = []) =>
  spawnSync(process.execPath, [join(root, 'scripts/run-ts.mjs'), `scripts/${file}`, ...args], {
    cwd: join(root, 'apps/docs'),
    stdio: 'inherit',
  }).status ?? 1;

process.exitCode =
  // Wrong options end the script before the build, so that nobody publishes a build without them.
  (options.length > 0 ? runInSite('build-options.ts', options) : 0) ||
  (await exitOf(spawnTurbo(['run', 'build']))) ||
  runInSite('remove-leftovers.ts') ||
  (options.length > 0 ? runInSite('build.ts', options) : 0);
