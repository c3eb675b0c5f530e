import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { hashedFolders } from '../data/content-files.ts';
import { copyCacheName, seenCacheNames } from './cache-names.ts';
import { absolute, fetchLists, keepWanted, listsOf, listUrl, percentOf } from './copy-files.ts';
import { keepFile, keptFiles, type KeptFile } from './kept-files.ts';
import type { OfflineFiles } from './offline-files.ts';
import { onRemoved } from './removals.ts';

const { base } = siteConfig;

/** Concurrent requests. */
const concurrency = 6;

/** Documents come last, after the files that they refer to. */
const filesOf = (lists: readonly OfflineFiles[]): readonly (readonly [url: string, digest: string])[] => {
  const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(`${folder}/`));
  const files = lists.flatMap((list) => Object.entries(list.files));
  return [...files.filter(([path]) => isHashed(path)), ...files.filter(([path]) => !isHashed(path))].map(
    ([path, digest]) => [absolute(base + path), digest],
  );
};

/**
 * Files of which another version was seen after the copy fetched its own: the copy has an outdated version, or one that
 * a rollback restored.
 */
async function seenSince(kept: ReadonlyMap<string, KeptFile>): Promise<ReadonlySet<string>> {
  const urls = new Set<string>();
  for (const name of await seenCacheNames(base)) {
    for (const [url, seen] of await keptFiles(await caches.open(name))) {
      const copied = kept.get(url);
      if (copied && seen.digest !== copied.digest && seen.date > copied.date) urls.add(url);
    }
  }
  return urls;
}

export class CopyRemovedError extends Error {}

const removed = () => new CopyRemovedError('The copy was removed during its download.');

/** Timeout of a file, in milliseconds. Without it, one request without an answer would block the download. */
const patienceMs = 60_000;

const inTime = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);

interface DownloadOptions {
  /** Stops the download, in whichever tab it runs. */
  readonly controller: AbortController;
  readonly onProgress: (percent: number) => void;
}

/** Downloads files that are missing or changed, then removes files that the lists do not name. */
async function downloadFiles(
  locale: Locale,
  lists: readonly OfflineFiles[],
  { controller: { signal }, onProgress }: DownloadOptions,
): Promise<void> {
  const cacheName = copyCacheName(base, locale);
  const files = filesOf(lists);
  // The reader may have removed it while the lists were loading.
  if (!(await caches.has(cacheName))) throw removed();
  const cache = await caches.open(cacheName);
  await keepWanted(cache, lists);
  const kept = await keptFiles(cache);
  const outdated = await seenSince(kept);
  const missing = files.filter(([url, digest]) => kept.get(url)?.digest !== digest || outdated.has(url));
  let done = files.length - missing.length;
  const pending = missing.values();
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (const [url, digest] of pending) {
      if (failures.length > 0) return;
      try {
        if (!(await caches.has(cacheName))) throw removed();
        await keepFile(cache, url, { digest, signal: inTime(signal) });
        onProgress(percentOf((done += 1), files.length));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (failures.length > 0) throw failures[0];
  // Written last: a cache with these lists is complete.
  const listUrls = listsOf(locale).map(listUrl);
  for (const [at, url] of listUrls.entries()) {
    const isWanted = (text: string) => text === JSON.stringify(lists[at]);
    if (!(await keepFile(cache, url, { isWanted, signal: inTime(signal), mode: 'no-cache' })))
      throw new Error(`${url} has changed during the download.`);
  }
  const named = new Set([...files.map(([url]) => url), ...listUrls]);
  const stale = [...kept.keys()].filter((url) => !named.has(url));
  await Promise.all(stale.map((url) => cache.delete(url, { ignoreVary: true })));
}

/** Each deploy during a download starts another round with the new lists. */
const maxRounds = 3;

async function downloadNewest(locale: Locale, options: DownloadOptions): Promise<void> {
  const { signal } = options.controller;
  let lists = await fetchLists(locale, signal);
  for (let round = 1; ; round += 1) {
    try {
      await downloadFiles(locale, lists, options);
      return;
    } catch (error) {
      // Browsers reject an aborted `fetch` with different errors. This throws the reason of the abort.
      signal.throwIfAborted();
      if (round === maxRounds || error instanceof CopyRemovedError) throw error;
      const newest = await fetchLists(locale, signal).catch(() => lists);
      if (JSON.stringify(newest) === JSON.stringify(lists)) throw error;
      lists = newest;
    }
  }
}

/** Sent to the tab that downloads, which sends percentages. */
const stopMessage = 'stop';

/**
 * Completes the copy that `startCopy` has started. Returns false if another tab is downloading it. Rejects if it is
 * aborted or removed, the disk is full or the network fails; downloaded files stay.
 */
export async function downloadCopy(
  locale: Locale,
  { controller, onProgress }: DownloadOptions,
): Promise<boolean> {
  const cacheName = copyCacheName(base, locale);
  return navigator.locks.request(cacheName, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    const channel = new BroadcastChannel(cacheName);
    channel.addEventListener('message', ({ data }) => {
      if (data === stopMessage) controller.abort();
    });
    // A removed cache stays writable through its object, even if a new copy has the same name.
    const end = new AbortController();
    onRemoved(cacheName, () => controller.abort(removed()), end.signal);
    const options: DownloadOptions = {
      controller,
      onProgress: (percent) => {
        onProgress(percent);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
        channel.postMessage(percent);
      },
    };
    try {
      await downloadNewest(locale, options);
      controller.signal.throwIfAborted();
      return true;
    } finally {
      end.abort();
      channel.close();
    }
  });
}

/** Whether a tab downloads the copy, or compares it with the site. */
export async function isDownloading(locale: Locale): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === copyCacheName(base, locale));
}

/** Resolves when the download of another tab has ended. */
export async function followDownload(
  locale: Locale,
  { controller, onProgress }: DownloadOptions,
): Promise<void> {
  const cacheName = copyCacheName(base, locale);
  const channel = new BroadcastChannel(cacheName);
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'number') onProgress(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  controller.signal.addEventListener('abort', () => channel.postMessage(stopMessage));
  await navigator.locks.request(cacheName, () => {});
  channel.close();
}
