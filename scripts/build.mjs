// `npm run build` builds every package, then removes from the site what its build does not list.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { exitOf, root, spawnTurbo } from './turbo.mjs';

const options = process.argv.slice(2);
if (options.length > 0) {
  console.error(
    `npm run build takes no options, such as ${options[0]}. Those of the site belong to a second build:\n` +
      `  npm run build && npm run build -w @docs/app -- ${options.join(' ')}\n` +
      'The copy that opens from a disk is written by npm run archive.',
  );
  process.exit(2);
}
const code = await exitOf(spawnTurbo(['run', 'build']));
const removed =
  code === 0 &&
  spawnSync(
    process.execPath,
    [join(root, 'scripts/run-ts.mjs'), join(root, 'apps/docs/scripts/remove-leftovers.ts')],
    { stdio: 'inherit' },
  );
process.exitCode = removed ? (removed.status ?? 1) : code;
