import { withLocale } from '@docs/content/paths';
import type { Locale } from '@docs/content/types';
import type { LoadedPage } from './page.ts';

/** The page for an address that no route has. Its route path is the language's `/404`. */
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
