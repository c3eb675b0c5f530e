import { findChromium, findHeadlessChromium } from '../scripts/find-chromium.mjs';

const isRoot = process.getuid?.() === 0;

/** Launch options of all browser suites. */
export const chromiumLaunch = {
  executablePath: findHeadlessChromium(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};

/** For features that a headless shell lacks, such as the back/forward cache. */
export const wholeChromiumLaunch = { ...chromiumLaunch, executablePath: findChromium() };
