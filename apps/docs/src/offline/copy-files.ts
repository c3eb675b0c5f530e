import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { hashedFolders } from '../data/content-files.ts';
import { newestAddress } from '../data/published-content.ts';
import { copyCacheName, keepFile, keptFiles, seenCacheNames, type KeptFile } from './kept-files.ts';
import { offlineFile, parseOfflineFiles, type OfflineFiles } from './offline-files.ts';

const { base } = siteConfig;
const absolute = (path: string): string => new URL(path, window.location.origin).href;

/** Requests at a time. */
const concurrency = 6;

const listUrl = (name: string): string => absolute(newestAddress(offlineFile(name), 'json'));

async function fetchList(name: string): Promise<OfflineFiles> {
  const response = await fetch(listUrl(name), { cache: 'no-cache' });
  const list = response.ok ? parseOfflineFiles(await response.json()) : null;
  if (!list) throw new Error(`${listUrl(name)} is not a list of files.`);
  return list;
}

const listsOf = (locale: Locale): readonly string[] => ['shell', locale];

const fetchLists = (locale: Locale): Promise<readonly OfflineFiles[]> =>
  Promise.all(listsOf(locale).map(fetchList));

/** Transferred bytes of all files of a language. */
export async function copySize(locale: Locale): Promise<number> {
  const lists = await fetchLists(locale);
  return lists.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What a download is to have; a copy whose lists are there as well is complete. */
const wantedUrl = absolute(base + offlineFile('wanted.json'));

const keepWanted = (cache: Cache, lists: readonly OfflineFiles[]): Promise<void> => {
  const wanted: OfflineFiles = { bytes: 0, files: Object.assign({}, ...lists.map(({ files }) => files)) };
  return cache.put(wantedUrl, new Response(JSON.stringify(wanted)));
};

const readWanted = async (cache: Cache): Promise<OfflineFiles | null> =>
  parseOfflineFiles(await (await cache.match(wantedUrl))?.json().catch(() => null));

/** `complete`: a build was downloaded whole, maybe an older one than this. */
export type CopyState =
  { readonly kind: 'none' | 'complete' } | { readonly kind: 'incomplete'; readonly percent: number };

const percentOf = (done: number, total: number): number => Math.floor((100 * done) / total);

export async function copyState(locale: Locale): Promise<CopyState> {
  const name = copyCacheName(base, locale);
  if (!(await caches.has(name))) return { kind: 'none' };
  const cache = await caches.open(name);
  const kept = await keptFiles(cache);
  if ([...kept.keys()].some((url) => url.endsWith(`/${offlineFile(locale)}.json`)))
    return { kind: 'complete' };
  const wanted = Object.entries((await readWanted(cache))?.files ?? {});
  const done = wanted.filter(([path, digest]) => kept.get(absolute(base + path))?.digest === digest).length;
  return { kind: 'incomplete', percent: wanted.length === 0 ? 0 : percentOf(done, wanted.length) };
}

/** The documents last: what they refer to is there first. */
const filesOf = (lists: readonly OfflineFiles[]): readonly (readonly [url: string, digest: string])[] => {
  const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(`${folder}/`));
  const files = lists.flatMap((list) => Object.entries(list.files));
  return [...files.filter(([path]) => isHashed(path)), ...files.filter(([path]) => !isHashed(path))].map(
    ([path, digest]) => [absolute(base + path), digest],
  );
};

/** Files of which another version was seen after that of the copy was fetched: the copy has an older or a restored one. */
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

interface DownloadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

/** Downloads what is missing or has changed, then removes what the lists do not name. */
async function downloadFiles(
  locale: Locale,
  lists: readonly OfflineFiles[],
  { signal, onProgress }: DownloadOptions,
): Promise<void> {
  const cacheName = copyCacheName(base, locale);
  const files = filesOf(lists);
  const cache = await caches.open(cacheName);
  await keepWanted(cache, lists);
  const kept = await keptFiles(cache);
  const outdone = await seenSince(kept);
  const missing = files.filter(([url, digest]) => kept.get(url)?.digest !== digest || outdone.has(url));
  let done = files.length - missing.length;
  const pending = missing.values();
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (const [url, digest] of pending) {
      if (failures.length > 0) return;
      try {
        if (!(await caches.has(cacheName))) throw new Error('The copy was removed in another tab.');
        await keepFile(cache, url, { digest, signal });
        onProgress(percentOf((done += 1), files.length));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (failures.length > 0) throw failures[0];
  // Last: a cache with these lists is complete.
  const listUrls = listsOf(locale).map(listUrl);
  for (const [at, url] of listUrls.entries()) {
    const isWanted = (text: string) => text === JSON.stringify(lists[at]);
    if (!(await keepFile(cache, url, { isWanted, signal, mode: 'no-cache' })))
      throw new Error(`${url} has changed during the download.`);
  }
  const named = new Set([...files.map(([url]) => url), ...listUrls]);
  const stale = [...kept.keys()].filter((url) => !named.has(url));
  await Promise.all(stale.map((url) => cache.delete(url, { ignoreVary: true })));
}

/** Each deploy during a download starts another round with the new lists. */
const maxRounds = 3;

/**
 * One tab at a time. Rejects if it was stopped, if the disk is full or if the network fails; what was kept stays.
 */
export async function downloadCopy(locale: Locale, options: DownloadOptions): Promise<void> {
  const { signal } = options;
  const cacheName = copyCacheName(base, locale);
  await navigator.locks.request(cacheName, { signal }, async () => {
    let lists = await fetchLists(locale);
    for (let round = 1; ; round += 1) {
      try {
        await downloadFiles(locale, lists, options);
        return;
      } catch (error) {
        if (round === maxRounds || signal.aborted || !(await caches.has(cacheName))) throw error;
        const newest = await fetchLists(locale).catch(() => lists);
        if (JSON.stringify(newest) === JSON.stringify(lists)) throw error;
        lists = newest;
      }
    }
  });
}

export const removeCopy = (locale: Locale): Promise<boolean> => caches.delete(copyCacheName(base, locale));
