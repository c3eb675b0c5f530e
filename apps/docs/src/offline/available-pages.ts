import { isAssetPath } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { hashedFolders, latestFolder } from '../data/content-files.ts';
import { rootData } from '../document/signals.ts';
import { routePathOf, targetOf } from '../navigation/address.ts';
import { keptCacheNames } from './kept-files.ts';

const { base } = siteConfig;

/** The route path of a kept document, or of a page module of this build; null for other files. */
function routeOf(url: string): string | null {
  const path = new URL(url).pathname.slice(base.length);
  const modules = `${latestFolder}/${rootData().build}/pages/`;
  if (path.startsWith(modules)) return routePathOf(base + path.slice(modules.length).replace(/\.js$/, ''));
  const isFile = isAssetPath(path) || hashedFolders.some((folder) => path.startsWith(`${folder}/`));
  return isFile ? null : routePathOf(base + path);
}

/** Route paths of the pages that can be read without a network. */
export async function availablePages(): Promise<ReadonlySet<string>> {
  const pages = new Set<string>();
  for (const name of await keptCacheNames(base)) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const route = routeOf(url);
      if (route !== null) pages.add(route);
    }
  }
  return pages;
}

/** Returns whether the page of a link cannot be read now: there is no network, and it is not kept. */
export async function networkNeeds(): Promise<(link: string) => boolean> {
  if (navigator.onLine) return () => false;
  const pages = await availablePages().catch(() => new Set<string>());
  return (link) => {
    const target = targetOf(link, { routePath: '/', search: '' });
    return target !== null && !pages.has(target.routePath);
  };
}
