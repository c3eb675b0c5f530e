import { withLocale } from '@docs/content/paths';
import { uiStrings } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import type { LoadedPage } from './page-module.ts';

/** The page for an address that no route has. Its route path is the language's `/404`. */
export function notFoundPage(locale: Locale): LoadedPage {
  return {
    facts: {
      routePath: withLocale('/404', locale),
      sourcePath: '',
      locale,
      toc: [],
      feeds: [],
      lastUpdated: null,
      frontmatter: {
        title: '404',
        description: uiStrings[locale]['notFound.title'],
        pageType: '404',
        overview: false,
        feeds: [],
        features: [],
        navbar: true,
        sidebar: false,
        outline: false,
        footer: false,
        globalUIComponents: true,
      },
    },
    Content: () => null,
    sidebar: [],
    overview: null,
  };
}
