import { sectionOf } from '../src/page/section-data.ts';
import type { ViewName } from '../src/page/views.ts';
import { localeOf } from '@docs/content/paths';
import { sidebars } from '@docs/content/site';

/** What decides which chunks a page needs. */
export interface PageKind {
  readonly view: ViewName;
  readonly hasTabs: boolean;
  readonly routePath: string;
}

const content = '../../packages/content';

/** Views that are chunks of their own, by their source. */
const viewSources: Readonly<Record<Exclude<ViewName, 'doc'>, string>> = {
  home: 'src/page/views/HomeView.tsx',
  overview: 'src/page/views/OverviewView.tsx',
  custom: 'src/page/views/CustomView.tsx',
  blank: 'src/page/views/BlankView.tsx',
  '404': 'src/page/views/NotFoundView.tsx',
};

/**
 * The sources that the page loader imports for a page, as the bundle's manifest names them. The document lists
 * their chunks, so that all are asked for at once; a name that is not in the bundle stops the build.
 */
export function pageSources({ view, hasTabs, routePath }: PageKind): readonly string[] {
  const locale = localeOf(routePath);
  const section = sectionOf(routePath);
  const file = `${section}.${locale}.json`;
  const hasSidebar =
    (view === 'doc' || view === 'overview') && sidebars.some((sidebar) => sidebar.section === section);
  return [
    `${content}/site/strings/${locale}.ts`,
    ...(view === 'doc' ? [] : [viewSources[view]]),
    ...(hasSidebar ? [`${content}/dist/sidebars/${file}`] : []),
    ...(hasTabs ? ['src/page/StoredTabs.tsx'] : []),
    ...(view === '404' ? ['src/open-unknown.ts', `${content}/dist/routes.json`] : []),
    ...(view === 'overview' ? [`${content}/dist/overviews/${file}`] : []),
  ];
}
