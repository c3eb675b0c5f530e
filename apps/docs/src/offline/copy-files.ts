import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { newestAddress } from '../data/published-content.ts';
import { copyCacheName } from './cache-names.ts';
import { emptyCache, keepHeader, keptFiles } from './kept-files.ts';
import { offlineFile, parseOfflineFiles, type OfflineFiles } from './offline-files.ts';
import { sendRemoved } from './removals.ts';

const { base } = siteConfig;
export const absolute = (path: string): string => new URL(path, window.location.origin).href;

export const listUrl = (name: string): string => absolute(newestAddress(offlineFile(name), 'json'));

/** Timeout of a request, in milliseconds. */
const patienceMs = 8000;

async function fetchList(name: string, stop: AbortSignal): Promise<OfflineFiles> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(patienceMs)]);
  // Otherwise the worker could answer with the list of the copy.
  const headers = { [keepHeader]: '1' };
  const response = await fetch(listUrl(name), { cache: 'no-cache', headers, signal });
  const list = response.ok ? parseOfflineFiles(await response.json()) : null;
  if (!list) throw new Error(`${listUrl(name)} is not a list of files.`);
  return list;
}

export const listsOf = (locale: Locale): readonly string[] => ['shell', locale];

/** @param stop aborts the requests */
export const fetchLists = (
  locale: Locale,
  stop: AbortSignal = new AbortController().signal,
): Promise<readonly OfflineFiles[]> => Promise.all(listsOf(locale).map((name) => fetchList(name, stop)));

/** Transferred bytes of all files of a language. */
export async function copySize(locale: Locale): Promise<number> {
  const lists = await fetchLists(locale);
  return lists.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The list of files that a download must have; a copy that also has its lists is complete. */
const wantedUrl = absolute(base + offlineFile('wanted.json'));

export const keepWanted = (cache: Cache, lists: readonly OfflineFiles[]): Promise<void> => {
  const wanted: OfflineFiles = { bytes: 0, files: Object.assign({}, ...lists.map(({ files }) => files)) };
  return cache.put(wantedUrl, new Response(JSON.stringify(wanted)));
};

const readWanted = async (cache: Cache): Promise<OfflineFiles | null> =>
  parseOfflineFiles(await (await cache.match(wantedUrl))?.json().catch(() => null));

/** `complete`: all files of a build were downloaded, possibly an older one than this. */
export type CopyState =
  { readonly kind: 'none' | 'complete' } | { readonly kind: 'incomplete'; readonly percent: number };

export const percentOf = (done: number, total: number): number => Math.floor((100 * done) / total);

export async function copyState(locale: Locale): Promise<CopyState> {
  const name = copyCacheName(base, locale);
  if (!(await caches.has(name))) return { kind: 'none' };
  const cache = await caches.open(name);
  const kept = await keptFiles(cache);
  if ([...kept.keys()].some((url) => url.endsWith(`/${offlineFile(locale)}.json`)))
    return { kind: 'complete' };
  // `caches.open` of another tab can create the cache again after its removal.
  if (kept.size === 0) return { kind: 'none' };
  const wanted = Object.entries((await readWanted(cache))?.files ?? {});
  const done = wanted.filter(([path, digest]) => kept.get(absolute(base + path))?.digest === digest).length;
  return { kind: 'incomplete', percent: wanted.length === 0 ? 0 : percentOf(done, wanted.length) };
}

/** Only the reader starts a copy: a download that finds none was removed. */
export function startCopy(locale: Locale): Promise<Cache> {
  // Protects the copy from eviction. Not awaited, because Firefox asks the reader.
  navigator.storage.persist().catch((error: unknown) => console.warn(error));
  return caches.open(copyCacheName(base, locale));
}

export async function removeCopy(locale: Locale): Promise<void> {
  const name = copyCacheName(base, locale);
  const cache = await caches.open(name);
  await caches.delete(name);
  sendRemoved(name);
  await emptyCache(cache);
}
