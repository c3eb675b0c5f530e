import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '@docs/ui';
import { contentReloadEvent } from '../document/signals.ts';
import type { LoadedPage } from '../data/page.ts';
import { titleOf } from '../document/page-title.ts';
import { entryKey, hasKey } from './history-entry.ts';
import { rememberedScroll, rememberScroll, scrollToHash, scrollToTop, storePositions } from './scroll.ts';

export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  title?.focus({ preventScroll: true });
  if (document.activeElement !== title) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}

/** Records the scroll position of the rendered entry, also for later documents in this tab. */
function useScrollMemory(renderedKey: { readonly current: string }): void {
  // Layout effects of children run before those of BrowserRouter, so this popstate listener is called before the
  // router renders the next page. `capture` does not order listeners on `window` in Chromium.
  useLayoutEffect(() => {
    const remember = () => rememberScroll(renderedKey.current);
    const options = { passive: true };
    // Navigations within the site restore positions here; reloads and cross-document Back are left to the browser.
    const setManual = () => (history.scrollRestoration = 'manual');
    const setAuto = () => {
      history.scrollRestoration = 'auto';
      storePositions();
    };
    // The browser has no position for an entry that was left by a navigation within the site.
    const restored =
      history.scrollRestoration === 'manual' ? rememberedScroll(renderedKey.current) : undefined;
    if (restored !== undefined) scrollToTop(restored);
    // The user may have scrolled before hydration.
    remember();
    setManual();
    addEventListener('scroll', remember, options);
    addEventListener('popstate', remember, options);
    addEventListener('pagehide', setAuto);
    addEventListener('pageshow', setManual);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('popstate', remember);
      removeEventListener('pagehide', setAuto);
      removeEventListener('pageshow', setManual);
    };
  }, [renderedKey]);
}

/**
 * After each navigation, once its page is rendered: scrolls, moves the focus, announces the title and dispatches
 * `contentReloadEvent`. A focused title is not announced, because screen readers read it anyway.
 */
export function useAfterNavigation(page: LoadedPage, isMissing: boolean): void {
  const location = useLocation();
  const type = useNavigationType();
  const renderedKey = useRef(entryKey(location));
  const renderedRoute = useRef(page.facts.routePath);
  useScrollMemory(renderedKey);

  useLayoutEffect(() => {
    const key = entryKey(location);
    if (isMissing || key === renderedKey.current) return;
    const isOtherPage = page.facts.routePath !== renderedRoute.current;
    renderedKey.current = key;
    renderedRoute.current = page.facts.routePath;

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
