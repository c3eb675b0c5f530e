import { localeOf, overviewFile, sectionOf, sidebarFile } from '@docs/content/paths';
import type { OverviewGroup, SidebarEntry } from '@docs/content/types';
import type { ImportContent } from './content-files.ts';

interface DataModule<Data> {
  readonly default: Data;
}

/** Sidebars are split by section and language, so that the size of a page does not grow with the site. */
export async function loadSidebar(
  importContent: ImportContent,
  routePath: string,
): Promise<readonly SidebarEntry[]> {
  const section = sectionOf(routePath);
  if (section === '') return [];
  const module = await importContent(sidebarFile(section, localeOf(routePath)));
  return (module as DataModule<readonly SidebarEntry[]>).default;
}

export async function loadOverview(
  importContent: ImportContent,
  routePath: string,
): Promise<readonly OverviewGroup[]> {
  const module = await importContent(overviewFile(sectionOf(routePath), localeOf(routePath)));
  return (module as DataModule<readonly OverviewGroup[]>).default;
}
