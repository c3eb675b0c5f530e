import { siteConfig } from '@docs/content/site';
import { latestFolder, pinnedFolder } from '../data/content-files.ts';
import { isHostReached } from '../data/host.ts';
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
