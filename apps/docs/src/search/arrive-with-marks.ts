import { contentReloadEvent } from '../document/signals.ts';
import { routePathOf, targetOf } from '../navigation/address.ts';
import { clearMarks, markInPage } from './mark-in-page.ts';

/**
 * Navigates to a search result and highlights its words, on another page once that page is rendered.
 * @param go navigates; settles when the address is set
 */
export async function arriveWithMarks(
  href: string,
  go: (href: string) => Promise<void>,
  words: readonly string[],
): Promise<void> {
  clearMarks();
  const target = targetOf(href, { routePath: '/', search: '' })?.routePath;
  const isHere = () => routePathOf(location.pathname) === target;
  if (isHere()) {
    await go(href);
    markInPage(words);
    return;
  }
  // The user may follow another link while the page of the result loads.
  addEventListener(contentReloadEvent, () => isHere() && markInPage(words), { once: true });
  await go(href);
}
