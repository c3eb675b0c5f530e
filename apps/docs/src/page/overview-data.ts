// Overviews come per section and language. The table of them is loaded with the view that draws one.
import type { OverviewGroup } from '@docs/content/types';
import { sectionKeyOf } from './section-data.ts';

type Overview = readonly OverviewGroup[];

// JSON imports lose their literal types; the build that wrote these files checked them.
const overviews = {
  'all-pages.en': () => import('@docs/content/artifacts/overviews/all-pages.en.json'),
  'all-pages.zh': () => import('@docs/content/artifacts/overviews/all-pages.zh.json'),
  'community.en': () => import('@docs/content/artifacts/overviews/community.en.json'),
  'community.zh': () => import('@docs/content/artifacts/overviews/community.zh.json'),
  'config.en': () => import('@docs/content/artifacts/overviews/config.en.json'),
  'config.zh': () => import('@docs/content/artifacts/overviews/config.zh.json'),
  'plugins.en': () => import('@docs/content/artifacts/overviews/plugins.en.json'),
  'plugins.zh': () => import('@docs/content/artifacts/overviews/plugins.zh.json'),
} as unknown as Readonly<Record<string, () => Promise<{ readonly default: Overview }>>>;

export async function loadOverview(routePath: string): Promise<Overview> {
  return (await overviews[sectionKeyOf(routePath)]?.())?.default ?? [];
}
