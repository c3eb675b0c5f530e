import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { contentReloadEvent } from '../document/signals.ts';
import type { LoadedPage } from '../data/page.ts';
import { titleOf } from '../document/page-title.ts';
import { currentEntryKey, entryKey, hasKey } from './history-entry.ts';
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
  useEffect(() => {
    const remember = () => rememberScroll(drawnKey.current);
    // While another page is on its way, the browser may clamp the position of the one that is replaced.
    const onScroll = () => {
      if (currentEntryKey() === drawnKey.current) remember();
    };
    const options = { capture: true, passive: true };
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
    addEventListener('scroll', onScroll, options);
    // Capture: before the router hears of Back or Forward, when the page that is left is still drawn.
    addEventListener('popstate', remember, options);
    addEventListener('pagehide', handOver);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', onScroll, options);
      removeEventListener('popstate', remember, options);
      removeEventListener('pagehide', handOver);
      removeEventListener('pageshow', takeOver);
    };
  }, [drawnKey]);
}

/**
 * What follows a navigation once its page is drawn: scroll, focus and the event for others.
 * @returns what is announced to screen readers; empty until the first navigation, and on Back and Forward
 */
export function useAfterNavigation(page: LoadedPage, isMissing: boolean): string {
  const location = useLocation();
  const type = useNavigationType();
  const [announcement, announce] = useState('');
  const drawnKey = useRef(entryKey(location));
  const drawnRoute = useRef(page.facts.routePath);
  useScrollMemory(drawnKey);

  useLayoutEffect(() => {
    const key = entryKey(location);
    if (isMissing || key === drawnKey.current) return;
    const isOtherPage = page.facts.routePath !== drawnRoute.current;
    // The mode belongs to the entry, not to the document.
    history.scrollRestoration = 'manual';
    drawnKey.current = key;
    drawnRoute.current = page.facts.routePath;

    const remembered = type === 'POP' && hasKey(location) ? rememberedScroll(key) : undefined;
    if (remembered !== undefined) scrollToTop(remembered);
    else if (!scrollToHash(location.hash, !isOtherPage)) {
      scrollToTop();
      if (isOtherPage && type !== 'POP') focusTitle();
    }
    if (!isOtherPage) return;
    announce(type === 'POP' ? '' : titleOf(page.facts));
    window.dispatchEvent(new CustomEvent(contentReloadEvent));
  }, [page, location, type, isMissing]);

  return announcement;
}
