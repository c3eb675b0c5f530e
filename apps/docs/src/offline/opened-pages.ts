import { siteConfig } from '@docs/content/site';
import { offlineFile } from './offline-files.ts';

/** Stored with the seen pages, some of which were only prefetched. */
const openedUrl = siteConfig.base + offlineFile('opened.json');

/** Route paths of the opened pages of a build, the most recent first. */
export async function openedPages(cacheName: string): Promise<readonly string[]> {
  const list: unknown = await (await caches.match(openedUrl, { cacheName }))?.json().catch(() => null);
  return Array.isArray(list) ? list.filter((path) => typeof path === 'string') : [];
}

export async function noteOpened(cacheName: string, routePath: string): Promise<void> {
  const others = (await openedPages(cacheName)).filter((path) => path !== routePath);
  const cache = await caches.open(cacheName);
  await cache.put(openedUrl, new Response(JSON.stringify([routePath, ...others])));
}
