import { siteConfig } from '@docs/content/site';
import { seenCacheNames } from './cache-names.ts';
import { emptyCache, isDiskFull, isFromHost, keepFile, shellDate, type KeepOptions } from './kept-files.ts';

const { base } = siteConfig;

/** Maximum number of builds whose files are kept, for tabs of an older deploy. */
const keptBuilds = 2;

interface SeenBuild {
  readonly name: string;
  /** Time when its last document was loaded, in milliseconds. */
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
    await emptyCache(await caches.open(name));
    await caches.delete(name);
  }
}

/** Removes the least recently loaded builds. Returns whether this document may keep files: false if two newer builds are kept. */
export async function removeOldBuilds(cacheName: string): Promise<boolean> {
  const date = isFromHost() ? performance.timeOrigin : await shellDate(cacheName);
  const others = await otherBuilds(cacheName);
  // Ignores dates in the future, which a wrong clock has written.
  const newer = others.filter((other) => other.date > date && other.date <= Date.now());
  const isKept = newer.length < keptBuilds;
  await remove(others.slice(isKept ? keptBuilds - 1 : keptBuilds));
  return isKept;
}

/** Timeout, in milliseconds: one request without an answer must not block the next files. */
const patienceMs = 8000;

/** `keepFile` with a timeout. If the disk is full, removes builds that were loaded before this document. */
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
