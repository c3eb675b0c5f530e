import { contentReloadEvent } from '../document/signals.ts';
import { routePathOf, targetOf } from '../navigation/address.ts';
import { clearMarks, markInPage } from './mark-in-page.ts';

let controller = new AbortController();

/**
 * Navigates to a search result and highlights its words, on another page once that page is rendered. The next
 * navigation clears the highlights or cancels them.
 * @param go navigates; settles when the address is set
 */
export async function arriveWithMarks(
  href: string,
  go: (href: string) => Promise<void>,
  words: readonly string[],
): Promise<void> {
  controller.abort();
  controller = new AbortController();
  const { signal } = controller;
  clearMarks();
  let isMarked = false;
  const target = targetOf(href, { routePath: '/', search: '' })?.routePath;
  const onPage = () => {
    if (isMarked || routePathOf(location.pathname) !== target) {
      clearMarks();
      controller.abort();
      return;
    }
    isMarked = true;
    markInPage(words);
  };
  addEventListener(contentReloadEvent, onPage, { signal });
  const { pathname } = location;
  await go(href);
  // The router sets the address before it renders: a changed path means another page, which `onPage` handles.
  if (signal.aborted || isMarked || location.pathname !== pathname) return;
  isMarked = true;
  markInPage(words);
}
