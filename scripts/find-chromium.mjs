// Finds a Chromium for the tests in a browser, or installs one. In order: CHROMIUM_PATH, a Chromium or Chrome
// on the PATH, the one that Playwright keeps, `playwright install`, and, as root, Debian's package.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The same engine without windows: the tests take less than half the processor time in it. */
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

/** @param {readonly string[]} wanted */
const onPath = (wanted) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .find(isExecutable);

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 }).status === 0
  );
}

const playwrightsOwn = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

/** @returns {string} path of an executable browser; throws one sentence that says what to set */
export function findChromium() {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Error(`CHROMIUM_PATH names ${asked}, which cannot be executed: set it to a Chromium binary.`);
  }
  const found = onPath(names) ?? playwrightsOwn();
  if (found) return found;

  const isRoot = process.getuid?.() === 0;
  run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  const installed = playwrightsOwn();
  if (installed) return installed;

  if (isRoot && run('apt-get', ['update', '-qq'])) run('apt-get', ['install', '-y', '-qq', 'chromium']);
  const packaged = onPath(names);
  if (packaged) return packaged;

  throw new Error(
    'No Chromium was found or could be installed: set CHROMIUM_PATH to a Chromium or Chrome binary.',
  );
}

/** @returns {string} the leanest browser there is: CHROMIUM_PATH, a headless shell on the PATH, or a whole Chromium */
export function findHeadlessChromium() {
  return (process.env['CHROMIUM_PATH'] ? undefined : onPath(shellNames)) ?? findChromium();
}
