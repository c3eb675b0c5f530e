import { pageFile } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { latestFolder, pinnedFolder, type ImportContent } from '../data/content-files.ts';
import { isHostReached } from '../data/host.ts';
import type { PageModule, PageTitle } from '../data/page.ts';
import { loadRoutes } from '../data/route-table.ts';
import { rootData } from '../document/signals.ts';
import { targetOf } from '../navigation/address.ts';
import { keptCacheNames, seenCacheName } from './cache-names.ts';
import { urlsIn } from './kept-files.ts';
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

/** Route paths of the opened pages of this build, the most recent first. */
export const openedHere = (): Promise<readonly string[]> =>
  openedPages(seenCacheName(base, rootData().build ?? ''));

/**
 * Returns a function that tells whether the page of a link is unavailable now: the host cannot be reached, and the page
 * is not kept.
 */
export async function networkNeeds(): Promise<(link: string) => boolean> {
  if (isHostReached()) return () => false;
  const pages = await availablePages().catch(() => new Set<string>());
  return (link) => {
    const target = targetOf(link, { routePath: '/', search: '' });
    return target !== null && !pages.has(target.routePath);
  };
}

/** Limits the modules that are imported for their titles. Further pages are not listed. */
const maxTitles = 30;

/** Returns the route table, extended by the kept pages that it lacks, the most recently opened first. */
export async function readableRoutes(importContent: ImportContent): Promise<readonly PageTitle[]> {
  const [table, available, opened] = await Promise.all([
    loadRoutes(importContent).catch((): readonly PageTitle[] => []),
    availablePages(),
    openedHere(),
  ]);
  const known = new Set(table.map(({ routePath }) => routePath));
  const others = [...new Set([...opened, ...available])].filter(
    (routePath) => available.has(routePath) && !known.has(routePath),
  );
  const titleOf = async (routePath: string): Promise<string | null> => {
    const { page } = (await importContent(pageFile(routePath))) as PageModule;
    return page.frontmatter.unlisted ? null : page.frontmatter.title;
  };
  const titled = others.map(async (routePath, at) => ({
    routePath,
    // The module may be missing: a page of an older build can be kept as a document only.
    title: at < maxTitles ? await titleOf(routePath).catch(() => routePath) : null,
  }));
  return [...table, ...(await Promise.all(titled))];
}
