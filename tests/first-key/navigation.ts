import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { seatReader, untilReady } from '../e2e/search/first-key/reader.ts';
import { mainThreadWhile } from '../typing/main-thread.ts';
import { medianOf, shown } from './figures.ts';
import { waitForMark, nextFrame } from './marks.ts';

const links = 9;
const hoverMs = 150;
const idleMs = 2000;
const timeoutMs = 5000;

/** Runs in the page. Marks the click, and the time at which the next heading is in the DOM. */
function watchHeading(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  for (const name of ['click', 'heading']) performance.clearMarks(name);
  const once = { capture: true, once: true } as const;
  addEventListener('click', ({ timeStamp }) => performance.mark('click', { startTime: timeStamp }), once);
  new MutationObserver((_changes, observer) => {
    if (heading() === before) return;
    observer.disconnect();
    performance.mark('heading');
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** From a click on a link of the sidebar to the frame with the next page. */
export async function measureNavigation(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US' });
  const reader = await seatReader(context, { slow: 1, isSlowNetwork: false });
  const { page, session } = reader;
  await page.goto(`${origin}/config/output/asset-prefix`);
  await untilReady(reader);
  await wait(idleMs);
  const candidates = page.locator('.sidebar a:not([aria-current])').filter({ visible: true });
  const hrefs = await candidates.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const times: number[] = [];
  for (const href of hrefs.slice(0, links)) {
    const link = page.locator(`.sidebar a[href="${href}"]`);
    await link.hover();
    await wait(hoverMs);
    await page.evaluate(watchHeading);
    const thread = await mainThreadWhile(session, async () => {
      await link.click();
      await waitForMark(session, 'heading', timeoutMs);
      await nextFrame(session);
    });
    times.push(thread.msToFrame('click', 'heading'));
  }
  await context.close();
  console.log(`\nFrom a click in the sidebar to the next page, 1x; in ms, median of ${times.length} links`);
  console.log(`${shown(medianOf(times))}  (${times.map((ms) => shown(ms).trim()).join(', ')})`);
}
