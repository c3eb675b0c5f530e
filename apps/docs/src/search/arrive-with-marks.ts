import { contentReloadEvent } from '../document/signals.ts';
import { routePathOf, targetOf } from '../navigation/address.ts';
import { clearMarks, markInPage } from './mark-in-page.ts';

let stop = new AbortController();

/**
 * Goes to a result and marks its words there: on another page once that is drawn, and until the page after it. A
 * reader who goes elsewhere while it loads finds no marks.
 * @param go leads to an address; settles when that is set
 */
export async function arriveWithMarks(
  href: string,
  go: (href: string) => Promise<void>,
  words: readonly string[],
): Promise<void> {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  clearMarks();
  let isDrawn = false;
  const target = targetOf(href, { routePath: '/', search: '' })?.routePath;
  const onPage = () => {
    if (isDrawn || routePathOf(location.pathname) !== target) {
      clearMarks();
      stop.abort();
      return;
    }
    isDrawn = true;
    markInPage(words);
  };
  addEventListener(contentReloadEvent, onPage, { signal });
  const { pathname } = location;
  await go(href);
  // The router writes the address before it draws, so this tells a jump within the page from a way to another.
  if (signal.aborted || isDrawn || location.pathname !== pathname) return;
  isDrawn = true;
  markInPage(words);
}
