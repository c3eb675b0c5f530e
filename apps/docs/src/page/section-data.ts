// Sidebars come per section and language, so what a page loads does not grow with the site.
import { localeOf, splitRoutePath } from '@docs/content/paths';
import type { SidebarEntry } from '@docs/content/types';

type Sidebar = readonly SidebarEntry[];

// JSON imports lose their literal types; the build that wrote these files checked them.
const sidebars = {
  'api.en': () => import('@docs/content/artifacts/sidebars/api.en.json'),
  'api.zh': () => import('@docs/content/artifacts/sidebars/api.zh.json'),
  'community.en': () => import('@docs/content/artifacts/sidebars/community.en.json'),
  'community.zh': () => import('@docs/content/artifacts/sidebars/community.zh.json'),
  'config.en': () => import('@docs/content/artifacts/sidebars/config.en.json'),
  'config.zh': () => import('@docs/content/artifacts/sidebars/config.zh.json'),
  'guide.en': () => import('@docs/content/artifacts/sidebars/guide.en.json'),
  'guide.zh': () => import('@docs/content/artifacts/sidebars/guide.zh.json'),
  'plugins.en': () => import('@docs/content/artifacts/sidebars/plugins.en.json'),
  'plugins.zh': () => import('@docs/content/artifacts/sidebars/plugins.zh.json'),
} as unknown as Readonly<Record<string, () => Promise<{ readonly default: Sidebar }>>>;

/** The top folder of a page, which chooses its sidebar: `/zh/config/server/port` → `config`; '' for home. */
export const sectionOf = (routePath: string): string => splitRoutePath(routePath).path.split('/')[1] ?? '';

/** Section and language, which the files of both sidebars and overviews are named after. */
export const sectionKeyOf = (routePath: string): string => `${sectionOf(routePath)}.${localeOf(routePath)}`;

export async function loadSidebar(routePath: string): Promise<Sidebar> {
  return (await sidebars[sectionKeyOf(routePath)]?.())?.default ?? [];
}
