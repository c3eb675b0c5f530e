import { latestFolder, notFoundFile, pinnedFolder } from '../data/content-files.ts';
import { keptCacheNames, readKept, seenCacheNames } from './kept-files.ts';
import { offlineFile, parseOfflineFiles } from './offline-files.ts';

/** The caches to read, in order: what was seen of the newest build, copies of a language, what was seen before. */
async function cacheNames(base: string): Promise<readonly string[]> {
  const [names, seen] = await Promise.all([keptCacheNames(base), seenCacheNames(base)]);
  const copies = names.filter((name) => !seen.includes(name));
  return [...seen.slice(-1), ...copies, ...seen.slice(0, -1).toReversed()];
}

const urlsIn = async (cacheName: string): Promise<readonly string[]> =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => url);

export async function findKept(base: string, url: string): Promise<Response | null> {
  for (const name of await cacheNames(base)) {
    const kept = await readKept(name, url);
    if (kept) return kept;
  }
  return null;
}

/** Whether a URL is a version of a content file, such as `pages/config/server/port`. */
const isVersionOf = (url: string, file: string): boolean =>
  url.replace(/\.\w+\.js$/, '').endsWith(`${pinnedFolder}/${file}`);

/** The version that a downloaded copy of this build has. */
async function findInCopy(
  base: string,
  cacheName: string,
  build: string,
  file: string,
): Promise<Response | null> {
  for (const url of await urlsIn(cacheName)) {
    if (!url.includes(`/${latestFolder}/${build}/${offlineFile('')}`)) continue;
    const list = parseOfflineFiles(await (await readKept(cacheName, url))?.json());
    const path = Object.keys(list?.files ?? {}).find((known) => isVersionOf(known, file));
    if (path !== undefined) return readKept(cacheName, new URL(url).origin + base + path);
  }
  return null;
}

/** A module below `latest/`; if it was not loaded, the version that a kept document or a copy of the same build has. */
export async function findLatest(base: string, url: string): Promise<Response | null> {
  const kept = await findKept(base, url);
  const path = new URL(url).pathname.slice(base.length);
  const [, build, file] = new RegExp(`^${latestFolder}/(\\w+)/(.+)\\.js$`).exec(path) ?? [];
  if (kept || build === undefined || file === undefined) return kept;
  const names = await cacheNames(base);
  const seen = names.find((name) => name.endsWith(` seen ${build}`));
  const last = seen && (await urlsIn(seen)).findLast((known) => isVersionOf(known, file));
  const pinned = seen && last !== undefined ? await readKept(seen, last) : null;
  if (pinned) return pinned;
  for (const name of names) {
    const copied = await findInCopy(base, name, build, file);
    if (copied) return copied;
  }
  return null;
}

/** 404.html, which renders the page of any address, or says that it is not there; of a build that has the page. */
export async function findShell(base: string, { origin, pathname }: URL): Promise<Response | null> {
  const names = await cacheNames(base);
  // `pageFile` of content imports the configuration of the site, which the worker does not need.
  const page = `/pages${pathname.slice(base.length - 1)}`;
  const isPage = (url: string) => url.includes(`${page}.`) || url.includes(`${page}index.`);
  const withPage: string[] = [];
  for (const name of names) {
    if ((await urlsIn(name)).some(isPage)) withPage.push(name);
  }
  for (const name of [...withPage, ...names]) {
    const shell = await readKept(name, `${origin}${base}${notFoundFile}`);
    if (shell) return shell;
  }
  return null;
}
