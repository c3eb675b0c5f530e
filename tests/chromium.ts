import { findChromium, findHeadlessChromium } from '../scripts/find-chromium.mjs';

const isRoot = process.getuid?.() === 0;

/** How every suite starts its browser. */
export const chromiumLaunch = {
  executablePath: findHeadlessChromium(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};

/** For what a headless shell leaves out, such as keeping pages aside for Back. */
export const wholeChromiumLaunch = { ...chromiumLaunch, executablePath: findChromium() };
