import { localeList, siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { onIdle } from '../document/on-idle.ts';
import { contentReloadEvent, documentLocale } from '../document/signals.ts';
import { keepSeen } from './keep-seen.ts';
import { copyCacheName } from './cache-names.ts';
import { copyStore } from './copy-store.ts';
import { registerWorker, whenActive } from './register-worker.ts';

/** Logs a failure as a warning only: with a network, the page works as before. */
const warn = (error: unknown) => console.warn('Pages are not kept for use without a network.', error);

/** Shows the state of the copy that the reader downloaded, and updates it. */
async function resumeOne(locale: Locale): Promise<void> {
  const isShown = copyStore(locale).get() !== null;
  if (!isShown && !(await caches.has(copyCacheName(siteConfig.base, locale)))) return;
  const { resumeCopy } = await import('./offer-copy.ts');
  await resumeCopy(locale);
}

/** Resumes the copies concurrently: another tab may be downloading one, which this one shows until it ends. */
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
 * Call when the browser is idle. Keeps this page and later ones for use without a network; with Save-Data, only shows
 * the existing copies.
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
  // `keepSeen` reads the loaded files from this buffer; its default of 250 entries is enough for 50 pages only.
  performance.setResourceTimingBufferSize(10_000);
  let keeping = Promise.resolve();
  let isWaiting = false;
  const keep = () => {
    // A waiting run will include this page.
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
