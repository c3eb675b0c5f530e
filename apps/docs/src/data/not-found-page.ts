import { withLocale } from '@docs/content/paths';
import type { Locale } from '@docs/content/types';
import type { LoadedPage } from './page.ts';

/** The page for a path without a route. Its route path is `/404` in the given language. */
export function notFoundPage(locale: Locale): LoadedPage {
  return {
    facts: {
      routePath: withLocale('/404', locale),
      sourcePath: '',
      locale,
      counterpart: { routePath: withLocale('/', locale === 'en' ? 'zh' : 'en'), isSamePage: false },
      toc: [],
      hasTabs: false,
      feeds: [],
      lastUpdated: null,
      published: null,
      frontmatter: {
        title: '404',
        // The head falls back to the description of the site.
        description: '',
        pageType: '404',
        overview: false,
        feeds: [],
        features: [],
        navbar: true,
        sidebar: false,
        outline: false,
        footer: false,
        globalUIComponents: true,
        unlisted: false,
      },
    },
    Content: () => null,
    sidebar: [],
    overview: null,
  };
}
