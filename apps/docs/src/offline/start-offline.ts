import { localeList, siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { onIdle } from '../document/on-idle.ts';
import { contentReloadEvent, documentLocale } from '../document/signals.ts';
import { keepSeen } from './keep-seen.ts';
import { copyCacheName } from './cache-names.ts';
import { copyStore } from './copy-store.ts';
import { registerWorker, whenActive } from './register-worker.ts';

/** Without a network, the page works as before; a failure is no more than a warning. */
const warn = (error: unknown) => console.warn('Pages are not kept for use without a network.', error);

/** Shows the copy that the reader has downloaded, or that it is gone, and updates it. */
async function resumeOne(locale: Locale): Promise<void> {
  const isShown = copyStore(locale).get() !== null;
  if (!isShown && !(await caches.has(copyCacheName(siteConfig.base, locale)))) return;
  const { resumeCopy } = await import('./offer-copy.ts');
  await resumeCopy(locale);
}

/** At the same time: one may be downloaded in another tab, which this one shows until it ends. */
async function resumeCopies(): Promise<void> {
  await Promise.all(localeList.map((locale) => resumeOne(locale).catch(warn)));
}

async function showCopies(): Promise<void> {
  await resumeCopies();
  // Another tab may have started a download since.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void resumeCopies();
  });
}

/**
 * Call when the browser is idle. Keeps this page, and those that follow it, for use without a network; with Save-Data,
 * only shows the copies that are there.
 */
export async function startOffline(): Promise<void> {
  if (navigator.connection?.saveData) {
    await showCopies();
    return;
  }
  try {
    await registerWorker();
  } catch (error) {
    warn(error);
    return;
  }
  await whenActive();
  // `keepSeen` reads from it what the page has loaded; the default of 250 entries is 50 pages.
  performance.setResourceTimingBufferSize(10_000);
  let keeping = Promise.resolve();
  let isWaiting = false;
  const keep = () => {
    // A run that waits will see this page as well.
    if (isWaiting) return;
    isWaiting = true;
    const run = () => {
      isWaiting = false;
      return keepSeen(documentLocale());
    };
    keeping = keeping.then(run).catch(warn);
  };
  keep();
  window.addEventListener(contentReloadEvent, () => onIdle(keep));
  await keeping;
  await showCopies();
}
