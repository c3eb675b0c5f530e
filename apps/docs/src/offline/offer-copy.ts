import { createElement } from 'react';
import { localeList, locales, siteConfig, type OfflineStrings } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { announce } from '@docs/ui';
import { OfflineCopy } from '@docs/ui/offline-copy';
import { isOutdated } from './outdated-build.ts';
import { copyCacheName } from './cache-names.ts';
import { copySize, copyState, listUrl, removeCopy, startCopy } from './copy-files.ts';
import { copyStore } from './copy-store.ts';
import { CopyRemovedError, downloadCopy, followDownload, isDownloading } from './download-copy.ts';
import { loadOfflineMessages } from './offline-messages.ts';
import { ChangedFileError, isDiskFull, urlsIn } from './kept-files.ts';
import { isOffered, registerWorker } from './register-worker.ts';
import { onRemoved } from './removals.ts';
import { showCopy } from './show-copy.ts';

const sizeText = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(locales[locale].lang, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);

/** Languages whose copy is shown in its stored state, which another tab may have changed since. */
const resting = new Set<Locale>();

/**
 * If the browser refuses storage or the worker, calls reject with a `DOMException`; requests reject with a `TypeError`
 * or a timeout.
 */
const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name !== 'TimeoutError';

/** A tab of an older build must not replace the files of a newer copy. */
async function isOlderThanCopy(locale: Locale): Promise<boolean> {
  const urls = await urlsIn(copyCacheName(siteConfig.base, locale));
  return !urls.includes(listUrl(locale)) && (await isOutdated());
}

/** The steps of the copy of a language; each shows the possible next actions of the reader. */
function stepsOf(locale: Locale, messages: OfflineStrings) {
  type Action = readonly [text: keyof OfflineStrings, onClick: () => void];

  /** @returns the text */
  const show = (text: string, actions: readonly Action[], percent: number | null = null): string => {
    resting.delete(locale);
    showCopy(
      locale,
      createElement(OfflineCopy, {
        text,
        percent,
        actions: actions.map(([key, onClick]) => ({ text: messages[key], onClick })),
      }),
    );
    return text;
  };
  const withPercent = (key: keyof OfflineStrings, percent: number) =>
    messages[key].replace('{percent}', String(percent));

  const remove: Action = [
    'offline.remove',
    () => {
      showCopy(locale, null);
      void removeCopy(locale);
    },
  ];
  const asStored = (text: string): string => {
    resting.add(locale);
    return text;
  };
  const update: Action = ['offline.update', () => void updateCopy()];
  // With Save-Data, only the reader updates a copy.
  const complete = () =>
    asStored(
      show(messages['offline.complete'], navigator.connection?.saveData ? [update, remove] : [remove]),
    );
  const incomplete = (key: keyof OfflineStrings, percent: number) =>
    show(withPercent(key, percent), [['offline.continue', () => void download(percent)], remove]);
  const stopped = (percent: number) => asStored(incomplete('offline.incomplete', percent));
  const dismiss: Action = ['offline.dismiss', () => showCopy(locale, null)];
  const refused = () => show(messages['offline.refused'], [dismiss]);
  const withdrawn = () => show(messages['offline.withdrawn'], [dismiss]);
  const outdated = () =>
    show(messages['offline.outdated'], [['offline.reload', () => window.location.reload()], dismiss]);
  /** Called after a failure of the network or the host. */
  const failed = async (percent: number, key: keyof OfflineStrings = 'offline.interrupted') =>
    (await isOutdated()) ? outdated() : incomplete(key, percent);

  /** Shows the download of another tab, then its outcome. */
  async function follow(from: number): Promise<void> {
    const controller = new AbortController();
    const stop: Action = ['offline.stop', () => controller.abort()];
    const onProgress = (percent: number) =>
      show(withPercent('offline.elsewhere', percent), [stop, remove], percent);
    onProgress(from);
    await followDownload(locale, { controller, onProgress });
    const state = await copyState(locale);
    if (state.kind === 'incomplete') stopped(state.percent);
    else if (state.kind === 'complete') complete();
    else showCopy(locale, null);
  }

  async function showIncomplete(percent: number): Promise<void> {
    if (await isDownloading(locale)) await follow(percent);
    else stopped(percent);
  }

  async function download(from = 0): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const stop: Action = ['offline.stop', () => controller.abort()];
    let percent = from;
    const onProgress = (next: number) => {
      percent = next;
      if (!signal.aborted) show(withPercent('offline.progress', percent), [stop], percent);
    };
    onProgress(from);
    try {
      await registerWorker();
      if (!(await isOffered())) {
        announce(withdrawn());
        return;
      }
    } catch (error) {
      console.warn(error);
      announce(isRefusal(error) ? refused() : await failed(percent));
      return;
    }
    try {
      signal.throwIfAborted();
      await startCopy(locale);
      if (await downloadCopy(locale, { controller, onProgress })) announce(complete());
      else await follow(percent);
    } catch (error) {
      const { kind } = await copyState(locale).catch(() => ({ kind: 'none' }));
      if (error instanceof CopyRemovedError || (signal.aborted && kind === 'none')) {
        // There is no copy.
        showCopy(locale, null);
        return;
      }
      if (!signal.aborted) console.warn(error);
      // After a failed update all pages are there, some of them possibly older.
      if (kind === 'complete') announce(complete());
      else if (signal.aborted) announce(stopped(percent));
      else if (isDiskFull(error)) announce(incomplete('offline.full', percent));
      else if (error instanceof ChangedFileError) announce(await failed(percent, 'offline.changed'));
      else announce(await failed(percent));
    }
  }

  async function updateCopy(): Promise<void> {
    if (await isOlderThanCopy(locale)) announce(outdated());
    else await download();
  }

  return {
    complete,
    showIncomplete,
    outdated,
    refused,
    asking: () => show(messages['offline.asking'], [dismiss]),
    unreachable: () =>
      show(messages['offline.unreachable'], [['offline.retry', () => void offerCopy(locale)], dismiss]),
    offer: (bytes: number) =>
      show(messages['offline.offer'].replace('{size}', sizeText(bytes, locale)), [
        ['offline.start', () => void download()],
        dismiss,
      ]),
  };
}

for (const locale of localeList)
  onRemoved(copyCacheName(siteConfig.base, locale), () => showCopy(locale, null));

/** Time after which the footer says that the size is being requested, in milliseconds. */
const askingMs = 1000;

/** Shows the size of the copy, or the existing copy. */
export async function offerCopy(locale: Locale): Promise<void> {
  const steps = stepsOf(locale, await loadOfflineMessages(locale));
  const { get } = copyStore(locale);
  let shown = get();
  // The reader has pressed the button twice, or "Not now".
  const isSuperseded = () => get() !== shown;
  const timer = setTimeout(() => {
    if (isSuperseded()) return;
    announce(steps.asking());
    shown = get();
  }, askingMs);
  const outdated = isOutdated();
  try {
    const state = await copyState(locale);
    if (state.kind === 'complete') steps.complete();
    else if (state.kind === 'incomplete') await steps.showIncomplete(state.percent);
    else {
      const [bytes, isOld] = await Promise.all([copySize(locale), outdated]);
      if (!isSuperseded()) announce(isOld ? steps.outdated() : steps.offer(bytes));
    }
  } catch (error) {
    console.warn(error);
    const isOld = await outdated;
    if (isSuperseded()) return;
    if (isRefusal(error)) announce(steps.refused());
    else announce(isOld ? steps.outdated() : steps.unreachable());
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Shows the current state of the copy. The first call for a copy downloads the changes that deploys made since it was
 * complete, unless the reader saves data.
 */
export async function resumeCopy(locale: Locale): Promise<void> {
  const steps = stepsOf(locale, await loadOfflineMessages(locale));
  const state = await copyState(locale);
  const isShown = copyStore(locale).get() !== null;
  // A question, a failure or a download of this tab.
  if (isShown && !resting.has(locale)) return;
  if (state.kind === 'none') showCopy(locale, null);
  if (state.kind === 'incomplete') await steps.showIncomplete(state.percent);
  if (state.kind !== 'complete') return;
  steps.complete();
  if (isShown || navigator.connection?.saveData) return;
  if (await isOlderThanCopy(locale)) return;
  try {
    await downloadCopy(locale, { controller: new AbortController(), onProgress: () => {} });
  } catch (error) {
    if (!(error instanceof CopyRemovedError)) throw error;
  }
}
