import { contentReloadEvent } from '../boot/events.ts';
import { clearMarks, markInPage } from './mark-in-page.ts';

let stop = new AbortController();

/**
 * Goes to a result and marks its words there: on another page once that is drawn, and until the page after it.
 * @param go leads to the result; settles when the address is set
 */
export async function arriveWithMarks(go: () => Promise<void>, words: readonly string[]): Promise<void> {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  clearMarks();
  let isDrawn = false;
  const onPage = () => {
    if (isDrawn) {
      clearMarks();
      stop.abort();
      return;
    }
    isDrawn = true;
    markInPage(words);
  };
  addEventListener(contentReloadEvent, onPage, { signal });
  const { pathname } = location;
  await go();
  // The router writes the address before it draws, so this tells a jump within the page from a way to another.
  if (signal.aborted || isDrawn || location.pathname !== pathname) return;
  isDrawn = true;
  markInPage(words);
}
