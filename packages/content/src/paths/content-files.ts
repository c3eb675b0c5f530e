import type { Locale } from '../types.ts';
import { outputFile } from './clean-url.ts';
import { splitRoutePath } from './route-parts.ts';

// Names of the content files, which the site publishes as modules. They have no extension; artifacts below `dist/` have
// the same names.

/** `/zh/config/server/port` → `pages/zh/config/server/port`, `/` → `pages/index`. */
export const pageFile = (routePath: string): string =>
  `pages/${outputFile(routePath).replace(/\.html$/, '')}`;

export const sidebarFile = (section: string, locale: Locale): string => `sidebars/${section}.${locale}`;

export const overviewFile = (section: string, locale: Locale): string => `overviews/${section}.${locale}`;

/** The addresses of the search index. */
export const searchFile = (locale: Locale): string => `search/${locale}`;

export const routesFile = 'routes';

/** First path segment without the language: `/zh/config/server/port` → `config`, `/all-pages` → itself, `/` → ''. */
export const sectionOf = (routePath: string): string => splitRoutePath(routePath).path.split('/')[1] ?? '';
