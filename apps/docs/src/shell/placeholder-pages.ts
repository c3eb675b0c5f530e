import { createElement } from 'react';
import { PageSkeleton } from '@docs/ui';
import { withLocale, withoutLocale } from '@docs/content/paths';
import type { Locale } from '@docs/content/types';
import { loadMessages, messagesOf } from '../data/messages.ts';
import { notFoundPage } from '../data/not-found-page.ts';
import type { LoadedPage, PageTitle } from '../data/page.ts';
import { availablePages, openedHere } from '../offline/available-pages.ts';
import { loadOfflineMessages } from '../offline/offline-messages.ts';
import { loadParts } from './page-parts.ts';

/** The 404 page, with its messages and components loaded. Without routes it suggests no pages. */
export async function loadNotFoundPage(
  locale: Locale,
  routes: readonly PageTitle[] = [],
): Promise<LoadedPage> {
  const page = { ...notFoundPage(locale), routes };
  await Promise.all([loadMessages(locale), loadParts(page.facts)]);
  return page;
}

/**
 * Says that a page cannot be loaded, and lists the pages that can be read without a network. Its menu leads to the same
 * page in the other language if that can be read.
 * @param wanted route path of the address, even if there is no such page; null if it cannot be decoded
 */
export async function loadOfflinePage(
  locale: Locale,
  routes: readonly PageTitle[],
  wanted: string | null,
): Promise<LoadedPage> {
  const [page, messages, available, opened] = await Promise.all([
    loadNotFoundPage(locale, routes),
    loadOfflineMessages(locale),
    availablePages(),
    openedHere(),
  ]);
  const offline = { messages, available, opened };
  const frontmatter = { ...page.facts.frontmatter, title: messages['offline.code'] };
  const facts = { ...page.facts, frontmatter };
  const translated =
    wanted === null ? null : withLocale(withoutLocale(wanted), locale === 'en' ? 'zh' : 'en');
  if (translated === null || !available.has(translated)) return { ...page, facts, offline };
  const counterpart = { routePath: translated, isSamePage: true };
  return { ...page, facts: { ...facts, counterpart }, offline };
}

/** The navbar and a skeleton, for a page that is not in the HTML of the document. */
export async function loadLoadingPage(locale: Locale): Promise<LoadedPage> {
  const { facts, ...page } = notFoundPage(locale);
  const frontmatter = { ...facts.frontmatter, pageType: 'custom' as const };
  const loading = { ...facts, routePath: '', frontmatter };
  await Promise.all([loadMessages(locale), loadParts(loading)]);
  return {
    ...page,
    facts: loading,
    Content: () => createElement(PageSkeleton, { label: messagesOf(locale).loading }),
  };
}
