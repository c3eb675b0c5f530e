import { overviewFile, overviewModules } from '@docs/content/lazy-overviews';
import { localeOf } from '@docs/content/paths';
import type { OverviewGroup } from '@docs/content/types';
import { importFile } from './preloaded.ts';
import { sectionOf } from './section-data.ts';

export async function loadOverview(routePath: string): Promise<readonly OverviewGroup[]> {
  const file = overviewFile(sectionOf(routePath), localeOf(routePath));
  return (await importFile(overviewModules, file))?.default ?? [];
}
