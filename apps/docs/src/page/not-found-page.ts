import { withLocale } from '@docs/content/paths';
import type { Locale } from '@docs/content/types';
import type { LoadedPage } from './page-module.ts';
import { loadView } from './views.ts';
import { loadWords } from './words.ts';

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
        // The head then says what the site is.
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

/** The same, with what it is drawn with. */
export async function loadNotFoundPage(locale: Locale): Promise<LoadedPage> {
  await Promise.all([loadWords(locale), loadView('404')]);
  return notFoundPage(locale);
}
