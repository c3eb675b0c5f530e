import { createElement } from 'react';
import { PageSkeleton } from '@docs/ui';
import type { Locale } from '@docs/content/types';
import { notFoundPage } from './not-found-page.ts';
import type { LoadedPage } from './page-module.ts';
import { loadView } from './views.ts';
import { loadWords, wordsOf } from './words.ts';

/** Stands where a page will be that the document does not hold: the bar, and an article's shape below it. */
export async function loadLoadingPage(locale: Locale): Promise<LoadedPage> {
  await Promise.all([loadWords(locale), loadView('custom')]);
  const { facts, ...page } = notFoundPage(locale);
  return {
    ...page,
    facts: { ...facts, routePath: '', frontmatter: { ...facts.frontmatter, pageType: 'custom' } },
    Content: () => createElement(PageSkeleton, { label: wordsOf(locale).loading }),
  };
}
