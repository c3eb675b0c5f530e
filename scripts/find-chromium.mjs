// Finds a Chromium for the browser tests, or installs one. In order: CHROMIUM_PATH, a Chromium or Chrome on the PATH,
// the one in Playwright's cache, `playwright install`, and, as root, the Debian package.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium without a window system; halves the CPU time of the tests. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} programs */
const onPath = (programs) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .find(isExecutable);

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 }).status === 0
  );
}

const cachedByPlaywright = () =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

/** @returns {string} path of an executable browser; throws if there is none */
export function findChromium() {
  const path = process.env['CHROMIUM_PATH'];
  if (path) {
    if (isExecutable(path)) return path;
    throw new Error(`CHROMIUM_PATH is ${path}, which is not executable: set it to a Chromium binary.`);
  }
  const found = onPath(names) ?? cachedByPlaywright();
  if (found) return found;

  const isRoot = process.getuid?.() === 0;
  run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  const installed = cachedByPlaywright();
  if (installed) return installed;

  if (isRoot && run('apt-get', ['update', '-qq'])) run('apt-get', ['install', '-y', '-qq', 'chromium']);
  const packaged = onPath(names);
  if (packaged) return packaged;

  throw new Error(
    'No Chromium was found, and none could be installed: set CHROMIUM_PATH to a Chromium or Chrome binary.',
  );
}

/** @returns {string} the smallest browser: CHROMIUM_PATH, a headless shell on the PATH, or a full Chromium */
export function findHeadlessChromium() {
  return (process.env['CHROMIUM_PATH'] ? undefined : onPath(shellNames)) ?? findChromium();
}
