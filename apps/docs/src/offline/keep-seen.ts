import { searchFile } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { hashedFolders, latestFolder } from '../data/content-files.ts';
import { newestAddress } from '../data/published-content.ts';
import { rootData } from '../document/signals.ts';
import { siteHref } from '../navigation/address.ts';
import { keepFile, readKept, seenCacheName, seenCacheNames } from './kept-files.ts';
import { offlineFile, parseOfflineFiles, type OfflineFiles } from './offline-files.ts';

const { base } = siteConfig;
const absolute = (path: string): string => new URL(path, window.location.origin).href;

/** Builds whose files are kept, for tabs of an older deploy. */
const keptBuilds = 2;

/** The list of what every page of this build needs, from the cache if it is there. */
async function shellFiles(cache: Cache, cacheName: string): Promise<OfflineFiles> {
  const url = absolute(newestAddress(offlineFile('shell'), 'json'));
  if (!(await readKept(cacheName, url))) await keepFile(cache, url);
  const list = parseOfflineFiles(await (await readKept(cacheName, url))?.json());
  if (!list) throw new Error(`${url} is not a list of files.`);
  return list;
}

const modulePath = new RegExp(`^${base}(${[...hashedFolders, latestFolder].join('|')})/`);

/** Files of the application and of content that the page has loaded. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && modulePath.test(pathname))
    .map(({ href }) => href);

/** Keeps what the page has loaded, its document, and the shell. What is kept already is not loaded again. */
export async function keepSeen(locale: Locale): Promise<void> {
  const { build, route } = rootData();
  if (build === undefined) return;
  const cacheName = seenCacheName(base, build);
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const isMissing = (url: string) => !kept.has(url);
  const isHashed = (url: string) => hashedFolders.some((folder) => url.startsWith(absolute(base + folder)));

  // The newest versions may have changed.
  const files = loadedFiles().filter((url) => isMissing(url) || !isHashed(url));
  if (route !== undefined) files.push(absolute(siteHref(route)));
  if (siteConfig.search !== false && siteConfig.search.mode === 'local')
    files.push(absolute(newestAddress(searchFile(locale), 'json')));
  for (const url of new Set(files)) await keepFile(cache, url);
  for (const [path, digest] of Object.entries((await shellFiles(cache, cacheName)).files)) {
    const url = absolute(base + path);
    if (isMissing(url)) await keepFile(cache, url, { digest });
  }
  const others = (await seenCacheNames(base)).filter((name) => name !== cacheName);
  await Promise.all(others.slice(0, 1 - keptBuilds).map((name) => caches.delete(name)));
}
