import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '@docs/ui';
import { contentReloadEvent } from '../document/signals.ts';
import type { LoadedPage } from '../data/page.ts';
import { titleOf } from '../document/page-title.ts';
import { entryKey, hasKey } from './history-entry.ts';
import {
  rememberedScroll,
  rememberScroll,
  restorePositions,
  scrollToHash,
  scrollToTop,
  storePositions,
} from './scroll.ts';

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  title?.focus({ preventScroll: true });
  if (document.activeElement !== title) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}

/** Records the scroll position of the entry that is drawn, also for the documents after this one. */
function useScrollMemory(drawnKey: { readonly current: string }): void {
  // A layout effect of a child runs before those of BrowserRouter, so this popstate listener is called before the
  // router draws the next page. `capture` does not order listeners on `window` in Chromium.
  useLayoutEffect(() => {
    const remember = () => rememberScroll(drawnKey.current);
    const options = { passive: true };
    // Within the site we restore positions; for reloads and documents of other sites the browser does.
    const takeOver = () => (history.scrollRestoration = 'manual');
    const handOver = () => {
      history.scrollRestoration = 'auto';
      storePositions();
    };
    restorePositions();
    // An entry that was left within the site, then reached in a new document: the browser has no position for it.
    const left = history.scrollRestoration === 'manual' ? rememberedScroll(drawnKey.current) : undefined;
    if (left !== undefined) scrollToTop(left);
    // Users scroll before hydration.
    remember();
    takeOver();
    addEventListener('scroll', remember, options);
    addEventListener('popstate', remember, options);
    addEventListener('pagehide', handOver);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('popstate', remember);
      removeEventListener('pagehide', handOver);
      removeEventListener('pageshow', takeOver);
    };
  }, [drawnKey]);
}

/**
 * After each navigation, once its page is rendered: scroll, focus and the event for others. The title is announced
 * only where the focus is not on it, which has a screen reader read it already.
 */
export function useAfterNavigation(page: LoadedPage, isMissing: boolean): void {
  const location = useLocation();
  const type = useNavigationType();
  const drawnKey = useRef(entryKey(location));
  const drawnRoute = useRef(page.facts.routePath);
  useScrollMemory(drawnKey);

  useLayoutEffect(() => {
    const key = entryKey(location);
    if (isMissing || key === drawnKey.current) return;
    const isOtherPage = page.facts.routePath !== drawnRoute.current;
    drawnKey.current = key;
    drawnRoute.current = page.facts.routePath;

    const remembered = type === 'POP' && hasKey(location) ? rememberedScroll(key) : undefined;
    if (remembered !== undefined) scrollToTop(remembered);
    else if (!scrollToHash(location.hash, !isOtherPage)) {
      scrollToTop();
      if (isOtherPage && type !== 'POP') focusTitle();
    }
    if (!isOtherPage) return;
    if (type !== 'POP' && document.activeElement?.tagName !== 'H1') announce(titleOf(page.facts));
    window.dispatchEvent(new CustomEvent(contentReloadEvent));
  }, [page, location, type, isMissing]);
}
