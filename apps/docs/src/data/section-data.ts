import { sidebarFile, sidebarModules } from '@docs/content/lazy-data';
import { localeOf, splitRoutePath } from '@docs/content/paths';
import type { SidebarEntry } from '@docs/content/types';
import { importFile } from './preloaded.ts';

/** The top folder of a page: `/zh/config/server/port` → `config`; a page at the root has itself, home ''. */
export const sectionOf = (routePath: string): string => splitRoutePath(routePath).path.split('/')[1] ?? '';

/** Sidebars come per section and language, so what a page loads does not grow with the site. */
export async function loadSidebar(routePath: string): Promise<readonly SidebarEntry[]> {
  const file = sidebarFile(sectionOf(routePath), localeOf(routePath));
  return (await importFile(sidebarModules, file))?.default ?? [];
}
