import { siteConfig } from '@docs/content/site';
import { isDiskFull, keepFile, seenCacheNames, shellDate, type KeepOptions } from './kept-files.ts';

const { base } = siteConfig;

/** Builds whose files are kept, for tabs of an older deploy. */
const keptBuilds = 2;

interface SeenBuild {
  readonly name: string;
  /** When its last document was loaded, in milliseconds: an older tab does not renew its build. */
  readonly date: number;
}

/** The caches of the other builds, the most recently loaded first. */
async function otherBuilds(cacheName: string): Promise<readonly SeenBuild[]> {
  const names = (await seenCacheNames(base)).filter((name) => name !== cacheName);
  const builds = await Promise.all(names.map(async (name) => ({ name, date: await shellDate(name) })));
  return builds.toSorted((a, b) => b.date - a.date);
}

async function remove(builds: readonly SeenBuild[]): Promise<void> {
  for (const { name } of builds) {
    const cache = await caches.open(name);
    // A deleted cache keeps its space as long as a page has it open.
    await Promise.all((await cache.keys()).map((request) => cache.delete(request, { ignoreVary: true })));
    await caches.delete(name);
  }
}

/** Removes the least recently loaded builds. */
export async function removeOldBuilds(cacheName: string): Promise<void> {
  await remove((await otherBuilds(cacheName)).slice(keptBuilds - 1));
}

/** Timeout, in milliseconds: one request without an answer must not keep the next files from being kept. */
const patienceMs = 8000;

/** `keepFile` with a timeout. On a full disk, builds that were loaded before this document make space. */
export async function keepSeenFile(cacheName: string, url: string, options?: KeepOptions): Promise<void> {
  const cache = await caches.open(cacheName);
  const keep = () => keepFile(cache, url, { ...options, signal: AbortSignal.timeout(patienceMs) });
  try {
    await keep();
  } catch (error) {
    const older = (await otherBuilds(cacheName)).filter(({ date }) => date < performance.timeOrigin);
    if (!isDiskFull(error) || older.length === 0) throw error;
    await remove(older);
    await keep();
  }
}
