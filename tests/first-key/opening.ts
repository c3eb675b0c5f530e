import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { seatReader, untilReady } from '../e2e/search/first-key/reader.ts';
import { holdApplication } from '../e2e/hold-application.ts';
import { mainThreadWhile } from '../typing/main-thread.ts';
import { medianOf, shown } from './figures.ts';
import { markComes, marksOf, msBetween, nextFrame } from './marks.ts';

const rounds = 7;
/** The application, or the wish for it, has come to rest. */
const idleMs = 2000;
/** A field that has no focus by then counts as not opened. */
const patienceMs = 3000;

interface State {
  readonly slow: number;
  /** The application is kept away. */
  readonly isHeld: boolean;
}

async function openOnce(browser: Browser, url: string, { slow, isHeld }: State) {
  const context = await browser.newContext({ locale: 'en-US' });
  const reader = await seatReader(context, { slow, isSlowNetwork: false });
  const { page, session, keyboard } = reader;
  // Never let go: what is held ends with the context.
  if (isHeld) await holdApplication(page);
  await page.goto(url);
  if (!isHeld) await untilReady(reader);
  await wait(idleMs);
  const thread = await mainThreadWhile(session, async () => {
    await keyboard.controlAnd('k');
    await markComes(session, 'search-focus', patienceMs);
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

/** From Ctrl+K to the field, before the application and with it. */
export async function measureOpening(browser: Browser, origin: string): Promise<void> {
  console.log(
    `\nOpening search by Ctrl+K; in ms, medians of ${rounds}, a dash where it took over ${patienceMs}`,
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
