import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { seatReader, untilReady } from '../e2e/search/first-key/reader.ts';
import { holdApplication } from '../e2e/hold-application.ts';
import { mainThreadWhile } from '../typing/main-thread.ts';
import { medianOf, shown } from './figures.ts';
import { waitForMark, marksOf, msBetween, nextFrame } from './marks.ts';

const rounds = 7;
/** Time until the application, or the request for it, is idle; in ms. */
const idleMs = 2000;
/** A field without focus after this time counts as not opened; in ms. */
const timeoutMs = 3000;

interface State {
  readonly slow: number;
  /** The application does not load. */
  readonly isHeld: boolean;
}

async function openOnce(browser: Browser, url: string, { slow, isHeld }: State) {
  const context = await browser.newContext({ locale: 'en-US' });
  const reader = await seatReader(context, { slow, isSlowNetwork: false });
  const { page, session, keyboard } = reader;
  // Never released: closing the context aborts held requests.
  if (isHeld) await holdApplication(page);
  await page.goto(url);
  if (!isHeld) await untilReady(reader);
  await wait(idleMs);
  const thread = await mainThreadWhile(session, async () => {
    await keyboard.controlAnd('k');
    await waitForMark(session, 'search-focus', timeoutMs);
    await nextFrame(session);
  });
  const marks = await marksOf(session);
  await context.close();
  const toFocus = msBetween(marks, 'search-key', 'search-focus');
  return {
    toFocus,
    toFrame: Number.isNaN(toFocus) ? toFocus : thread.msToFrame('search-key', 'search-focus'),
  };
}

/** From Ctrl+K to the focused field, without the application and with it. */
export async function measureOpening(browser: Browser, origin: string): Promise<void> {
  console.log(
    `\nOpening search by Ctrl+K; in ms, medians of ${rounds}, a dash where it took over ${timeoutMs}`,
  );
  console.log('                                focus    frame');
  for (const isHeld of [true, false]) {
    for (const slow of [1, 4]) {
      const opened = [];
      for (let round = 0; round < rounds; round += 1) {
        opened.push(await openOnce(browser, `${origin}/`, { slow, isHeld }));
      }
      console.log(
        `${isHeld ? 'without the application' : 'with the application'}, ${slow}x`.padEnd(28),
        shown(medianOf(opened.map(({ toFocus }) => toFocus))),
        shown(medianOf(opened.map(({ toFrame }) => toFrame))),
      );
    }
  }
}
