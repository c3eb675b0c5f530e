import { keptCacheNames } from './cache-names.ts';
import { latestFolder, notFoundFile, pinnedFolder } from '../data/content-files.ts';
import { dateOf, readKept, shellDate, urlsIn } from './kept-files.ts';
import { offlineFile, parseOfflineFiles } from './offline-files.ts';

/** A kept file that may answer, and its date. */
interface Candidate {
  readonly cacheName: string;
  readonly url: string;
  readonly date: number;
}

async function readNewest(candidates: readonly Candidate[]): Promise<Response | null> {
  for (const { cacheName, url } of candidates.toSorted((a, b) => b.date - a.date)) {
    const kept = await readKept(cacheName, url);
    if (kept) return kept;
  }
  return null;
}

/** Finds a file with a hash in its name, which is the same in all caches. */
export async function findHashed(base: string, url: string): Promise<Response | null> {
  for (const cacheName of await keptCacheNames(base)) {
    const kept = await readKept(cacheName, url);
    if (kept) return kept;
  }
  return null;
}

async function versionsOf(base: string, url: string): Promise<Candidate[]> {
  const names = await keptCacheNames(base);
  return Promise.all(
    names.map(async (cacheName) => ({ cacheName, url, date: await dateOf(cacheName, url) })),
  );
}

/** Finds the newest kept version. */
export const findKept = async (base: string, url: string): Promise<Response | null> =>
  readNewest(await versionsOf(base, url));

/** Whether a URL is a version of a content file, such as `pages/config/server/port`. */
const isVersionOf = (url: string, file: string): boolean =>
  url.replace(/\.\w+\.js$/, '').endsWith(`${pinnedFolder}/${file}`);

/** Finds a module below `latest/`, or a newer version of it that a kept document or a copy of the same build has. */
export async function findLatest(base: string, url: string): Promise<Response | null> {
  const versions = await versionsOf(base, url);
  const { origin, pathname } = new URL(url);
  const [, build, file] =
    new RegExp(`^${latestFolder}/(\\w+)/(.+)\\.js$`).exec(pathname.slice(base.length)) ?? [];
  if (build === undefined || file === undefined) return readNewest(versions);
  for (const cacheName of await keptCacheNames(base)) {
    const isSeen = cacheName.endsWith(` seen ${build}`);
    for (const known of await urlsIn(cacheName)) {
      if (isSeen && isVersionOf(known, file))
        versions.push({ cacheName, url: known, date: await dateOf(cacheName, known) });
      if (!known.includes(`/${latestFolder}/${build}/${offlineFile('')}`)) continue;
      // A copy of this build has the versions named in its lists.
      const list = parseOfflineFiles(await (await readKept(cacheName, known))?.json().catch(() => null));
      const path = Object.keys(list?.files ?? {}).find((listed) => isVersionOf(listed, file));
      if (path !== undefined)
        versions.push({ cacheName, url: origin + base + path, date: await dateOf(cacheName, known) });
    }
  }
  return readNewest(versions);
}

/**
 * Finds the 404.html of a build that has the page. It renders the page of any address, or says that it is unavailable.
 */
export async function findShell(base: string, { origin, pathname }: URL): Promise<Response | null> {
  // `pageFile` of content imports the configuration of the site, which the worker does not need.
  const page = `/pages${pathname.slice(base.length - 1)}`;
  const isPage = (url: string) => url.includes(`${page}.`) || url.includes(`${page}index.`);
  const url = `${origin}${base}${notFoundFile}`;
  const withPage: Candidate[] = [];
  const all: Candidate[] = [];
  for (const cacheName of await keptCacheNames(base)) {
    all.push({ cacheName, url, date: await shellDate(cacheName) });
    for (const known of await urlsIn(cacheName)) {
      if (isPage(known)) withPage.push({ cacheName, url, date: await dateOf(cacheName, known) });
    }
  }
  return (await readNewest(withPage)) ?? readNewest(all);
}
