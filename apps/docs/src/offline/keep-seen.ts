import { searchFile } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { hashedFolders, latestFolder, pinnedFolder } from '../data/content-files.ts';
import { askHost, isHostReached } from '../data/host.ts';
import { newestAddress } from '../data/published-content.ts';
import { rootData } from '../document/signals.ts';
import { routePathOf, siteHref } from '../navigation/address.ts';
import { keptPageOf } from './kept-page.ts';
import { keptCacheNames, seenCacheName } from './cache-names.ts';
import {
  isDiskFull,
  isFromHost,
  keptFiles,
  readKept,
  shellDate,
  wasKept,
  type KeepOptions,
} from './kept-files.ts';
import { noteOpened, openedPages } from './opened-pages.ts';
import { isKeeping } from './register-worker.ts';
import { keepSeenFile, removeOldBuilds } from './seen-builds.ts';
import { isOfflineFiles, offlineFile, parseOfflineFiles, type OfflineFiles } from './offline-files.ts';

const { base } = siteConfig;
const absolute = (path: string): string => new URL(path, window.location.origin).href;
const isBelow = (folder: string, url: string): boolean => url.startsWith(absolute(`${base}${folder}/`));

/** Maximum number of kept pages per build. Shared files, such as sidebars, do not count. */
const maxPages = 300;

/** URLs that this document has kept. */
const done = new Set<string>();

/**
 * Removes pages with all their files: first those that were only prefetched, then the least recently opened.
 * @param opened route paths, the most recent first
 */
async function removeOldPages(cache: Cache, opened: readonly string[]): Promise<void> {
  const rank = new Map(opened.map((page, at) => [page, at]));
  const rankOf = (page: string): number => rank.get(page) ?? opened.length;
  const files = [...(await keptFiles(cache))];
  const dates = new Map<string, number>();
  for (const [url, { date }] of files) {
    const page = keptPageOf(url);
    if (page !== null) dates.set(page, Math.max(dates.get(page) ?? 0, date));
  }
  const oldest = new Set(
    [...dates]
      .toSorted((a, b) => rankOf(a[0]) - rankOf(b[0]) || b[1] - a[1])
      .slice(maxPages)
      .map(([page]) => page),
  );
  const excess = files.map(([url]) => url).filter((url) => oldest.has(keptPageOf(url) ?? ''));
  await Promise.all(excess.map((url) => cache.delete(url, { ignoreVary: true })));
}

/**
 * Deletes a kept document if a module of `latest/` has a different version of its page; 404.html then renders the
 * module. Skips caches of newer builds, and of all other builds if a cache answered for this document, whose build may
 * be old.
 * @param urls modules that were kept now
 */
async function removeOlderDocuments(cacheName: string, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const digests = await keptFiles(await caches.open(cacheName));
  const ownList = absolute(newestAddress(offlineFile('shell'), 'json'));
  for (const name of await keptCacheNames(base)) {
    const cache = await caches.open(name);
    const files = await keptFiles(cache);
    const isNewer = !isFromHost() || (await shellDate(name)) > performance.timeOrigin;
    if (!files.has(ownList) && isNewer) continue;
    for (const url of urls) {
      const page = keptPageOf(url);
      const document = page === null ? null : absolute(siteHref(page));
      if (document === null || !files.has(document)) continue;
      // The newest pinned module is that of the kept document.
      const [pinned] = [...files]
        .filter(([other]) => isBelow(pinnedFolder, other) && keptPageOf(other) === page)
        .map(([, file]) => file)
        .toSorted((a, b) => b.date - a.date);
      if (pinned && pinned.digest !== digests.get(url)?.digest)
        await cache.delete(document, { ignoreVary: true });
    }
  }
}

/**
 * The list of files that every page of this build needs; without a network, from the cache. A deploy may have changed
 * it.
 */
async function shellFiles(cacheName: string): Promise<OfflineFiles> {
  const url = absolute(newestAddress(offlineFile('shell'), 'json'));
  if (!done.has(url)) {
    const options = { mode: 'no-cache', isWanted: isOfflineFiles } as const;
    await keepSeenFile(cacheName, url, options).then(() => done.add(url), askHost);
  }
  const list = parseOfflineFiles(await (await readKept(cacheName, url))?.json());
  if (!list) throw new Error(`${url} is not a list of files.`);
  return list;
}

const modulePath = new RegExp(`^${base}(${[...hashedFolders, latestFolder].join('|')})/`);

const isApplication = (url: string): boolean =>
  hashedFolders.some((folder) => folder !== pinnedFolder && isBelow(folder, url));

/**
 * Files of the application and of content that the page has loaded. Content that a cache answered is excluded, because
 * it may be old: pinned files are as new as the document that names them, files of `latest/` as the response.
 */
function loadedFiles(): readonly string[] {
  const isNew = (entry: PerformanceEntry): boolean => {
    const { origin, pathname } = new URL(entry.name);
    if (origin !== window.location.origin || !modulePath.test(pathname)) return false;
    if (isApplication(entry.name)) return true;
    return pathname.startsWith(`${base}${latestFolder}/`) ? !wasKept(entry) : isFromHost();
  };
  return performance
    .getEntriesByType('resource')
    .filter(isNew)
    .map(({ name }) => name);
}

/**
 * Keeps the files that the page has loaded, its document, and the shell. Files that are kept already are not loaded
 * again.
 */
export async function keepSeen(locale: Locale): Promise<void> {
  const { build, route } = rootData();
  if (build === undefined) return;
  // `--kill-service-worker` has removed the worker and its caches since this document was loaded.
  if (!(await isKeeping())) return;
  const cacheName = seenCacheName(base, build);
  // Runs first, because it frees space for this build.
  if (!(await removeOldBuilds(cacheName))) return;
  // Another tab may have removed the cache of this build.
  if ((await shellDate(cacheName)) === 0) done.clear();
  const cache = await caches.open(cacheName);
  const files = await keptFiles(cache);
  const failures: unknown[] = [];
  /** A file that fails does not prevent the others from being kept. */
  const keep = async (url: string, options?: KeepOptions): Promise<void> => {
    if (done.has(url)) return;
    try {
      // Application files are immutable, but may be damaged. Content is kept again, to update its date.
      if (isApplication(url) && files.has(url) && (await readKept(cacheName, url))) return;
      await keepSeenFile(cacheName, url, options);
      done.add(url);
    } catch (error) {
      failures.push(error);
    }
  };

  // The date of this list is the date of the build. The page is kept even if the list fails.
  const list = await shellFiles(cacheName).catch((error: unknown) => {
    failures.push(error);
    return null;
  });
  // Nothing new can be kept.
  if (list === null && !isHostReached()) return;
  const opened = routePathOf(window.location.pathname);
  if (opened !== null) await noteOpened(cacheName, opened).catch((error: unknown) => failures.push(error));
  const loaded = [...loadedFiles()];
  if (siteConfig.search !== false && siteConfig.search.mode === 'local')
    loaded.push(absolute(newestAddress(searchFile(locale), 'json')));
  const fresh = loaded.filter((url) => !done.has(url));
  for (const url of fresh) await keep(url);
  await removeOlderDocuments(
    cacheName,
    fresh.filter((url) => done.has(url) && isBelow(latestFolder, url)),
  );
  const shell = Object.entries(list?.files ?? {}).map(
    ([path, digest]) => [absolute(base + path), digest] as const,
  );
  for (const [url, digest] of shell) {
    const isSound = files.get(url)?.digest === digest && (await readKept(cacheName, url)) !== null;
    if (!isSound) await keep(url, { digest });
  }
  // The document is kept last, when the files that it refers to are kept.
  const page = route === undefined ? null : absolute(siteHref(route));
  // The host may send the document of a newer deploy.
  const isWanted = (html: string) => html.includes(` data-build="${build}"`);
  if (page !== null && isFromHost() && !failures.some(isDiskFull)) await keep(page, { isWanted });

  await removeOldPages(cache, await openedPages(cacheName));
  if (failures.length > 0) throw failures[0];
}
