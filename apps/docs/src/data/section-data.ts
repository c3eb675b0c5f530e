import { sidebarFile, sidebarModules } from '@docs/content/lazy-data';
import { overviewFile, overviewModules } from '@docs/content/lazy-overviews';
import { localeOf, splitRoutePath } from '@docs/content/paths';
import type { OverviewGroup, SidebarEntry } from '@docs/content/types';
import { importFile } from './preloaded.ts';

/** First path segment without the language: `/zh/config/server/port` → `config`, `/all-pages` → itself, `/` → ''. */
export const sectionOf = (routePath: string): string => splitRoutePath(routePath).path.split('/')[1] ?? '';

/** Sidebars are split by section and language, so that the size of a page does not grow with the site. */
export async function loadSidebar(routePath: string): Promise<readonly SidebarEntry[]> {
  const file = sidebarFile(sectionOf(routePath), localeOf(routePath));
  return (await importFile(sidebarModules, file))?.default ?? [];
}

export async function loadOverview(routePath: string): Promise<readonly OverviewGroup[]> {
  const file = overviewFile(sectionOf(routePath), localeOf(routePath));
  return (await importFile(overviewModules, file))?.default ?? [];
}
