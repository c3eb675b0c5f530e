import { findChromium } from '../scripts/find-chromium.mjs';

const isRoot = process.getuid?.() === 0;

/** How every suite starts its browser. */
export const chromiumLaunch = {
  executablePath: findChromium(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};
