// `npm run build` builds every package, then removes from the site what its build does not list. Options are those of
// the site, such as `--previous`; turbo does not cache a build with options, so the site is built again.
import { exitOf, removeLeftovers, runInSite, spawnTurbo } from './turbo.mjs';

const options = process.argv.slice(2);

process.exitCode =
  // Wrong options end the script before the build, so that nobody publishes a build without them.
  (options.length > 0 ? runInSite('build-options.ts', options) : 0) ||
  (await exitOf(spawnTurbo(['run', 'build']))) ||
  removeLeftovers() ||
  (options.length > 0 ? runInSite('build.ts', options) : 0);
