/**
 * Measures on the built site whether search keeps every character from the first key, the time to open and answer, and
 * the main thread during hydration:
 *   npm run first-key -w @docs/tests -- [--part tries] [--tries 1000] [--seed 1] [--only 17] [--workers 2]
 * It asserts nothing, because times depend on the machine.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { createSiteHandler, listen, readRoutePaths, siteFolder } from '@docs/app/server';
import { chromiumLaunch } from '../chromium.ts';
import { measureHydration } from './hydration.ts';
import { measureFirstAnswer } from './first-answer.ts';
import { measureNavigation } from './navigation.ts';
import { measureOpening } from './opening.ts';
import { measureTries } from './tries.ts';

const options = {
  /** One of the parts below; all of them by default. */
  part: { type: 'string' },
  tries: { type: 'string', default: '1000' },
  /** Seed of the first try; later tries count up. */
  seed: { type: 'string', default: '1' },
  /** Runs only the try of this seed, as printed for a failure. */
  only: { type: 'string' },
  /** Latest time of Ctrl+K after the load event, in ms; 1500 in the end-to-end test. */
  latest: { type: 'string', default: '4000' },
  workers: { type: 'string', default: '2' },
} as const;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  const first = Number(values.only ?? values.seed);
  const tries = values.only === undefined ? Number(values.tries) : 1;
  const seeds = Array.from({ length: tries }, (_, index) => first + index);
  const workers = Math.min(tries, Number(values.workers));
  const latestMs = Number(values.latest);
  const parts: Readonly<Record<string, (browser: Browser, origin: string) => Promise<void>>> = {
    tries: (_browser, origin) => measureTries(origin, { seeds, latestMs, workers }),
    opening: measureOpening,
    answer: measureFirstAnswer,
    tasks: measureHydration,
    navigation: measureNavigation,
  };
  const chosen = values.only === undefined ? values.part : 'tries';
  if (chosen !== undefined && !(chosen in parts)) {
    console.error(`There is no part ${chosen}, only ${Object.keys(parts).join(', ')}.`);
    return 1;
  }
  const { server, port } = await listen(createSiteHandler(siteFolder, readRoutePaths()), 0);
  const browser = await chromium.launch(chromiumLaunch);
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen === undefined || chosen === name) await measure(browser, `http://localhost:${port}`);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  return 0;
}
