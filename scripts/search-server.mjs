// `npm run search-server`: builds the search server and the documents of the site (cached by turbo), then starts it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { exitOf, root, spawnTurbo } from './turbo.mjs';

const build = spawnTurbo(['run', 'build', '--filter=@docs/search-server...', '--output-logs=errors-only']);
const code = await exitOf(build);
if (code !== 0) process.exit(code);

const server = spawn(
  process.execPath,
  [join(root, 'apps/search-server/dist/search-server.js'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
process.exitCode = await exitOf(server);
