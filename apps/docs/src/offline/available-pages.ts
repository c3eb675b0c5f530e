import { pageFile, routesFile } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { latestFolder, pinnedFolder, type ImportContent } from '../data/content-files.ts';
import { isHostReached } from '../data/host.ts';
import type { PageModule, PageTitle } from '../data/page.ts';
import { publishedAddress } from '../data/published-content.ts';
import { rootData } from '../document/signals.ts';
import { targetOf } from '../navigation/address.ts';
import { keptCacheNames, seenCacheName, urlsIn } from './kept-files.ts';
import { keptPageOf } from './kept-page.ts';
import { openedPages } from './opened-pages.ts';

const { base } = siteConfig;

/** False for page modules of other builds, which this build cannot render. */
function isReadable(url: string): boolean {
  const path = new URL(url).pathname.slice(base.length);
  const ofBuild = `${latestFolder}/${rootData().build}/`;
  return (
    !path.startsWith(`${pinnedFolder}/`) && (!path.startsWith(`${latestFolder}/`) || path.startsWith(ofBuild))
  );
}

/** Route paths of the pages that can be read without a network. */
export async function availablePages(): Promise<ReadonlySet<string>> {
  const pages = new Set<string>();
  for (const name of await keptCacheNames(base)) {
    for (const url of await urlsIn(name)) {
      const route = isReadable(url) ? keptPageOf(url) : null;
      if (route !== null) pages.add(route);
    }
  }
  return pages;
}

/** The table of routes if it is kept, as a part of a copy is; else the pages that can be read without a network. */
export async function keptRoutes(importContent: ImportContent): Promise<readonly PageTitle[]> {
  if (await caches.match(publishedAddress(routesFile), { ignoreVary: true }))
    return ((await importContent(routesFile)) as { readonly default: readonly PageTitle[] }).default;
  const titleOf = async (routePath: string): Promise<string> => {
    const { page } = (await importContent(pageFile(routePath))) as PageModule;
    return page.frontmatter.title;
  };
  return Promise.all(
    [...(await availablePages())].map(async (routePath) => ({
      routePath,
      // An older build may have only the document, which this build does not read.
      title: await titleOf(routePath).catch(() => routePath),
    })),
  );
}

/** Route paths of the pages of this build that were opened, the last one first. */
export const openedHere = (): Promise<readonly string[]> =>
  openedPages(seenCacheName(base, rootData().build ?? ''));

/** Returns whether the page of a link cannot be read now: the host cannot be reached, and it is not kept. */
export async function networkNeeds(): Promise<(link: string) => boolean> {
  if (isHostReached()) return () => false;
  const pages = await availablePages().catch(() => new Set<string>());
  return (link) => {
    const target = targetOf(link, { routePath: '/', search: '' });
    return target !== null && !pages.has(target.routePath);
  };
}
