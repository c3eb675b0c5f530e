import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { announce } from '@docs/ui';
import { contentReloadEvent } from '../boot/events.ts';
import type { LoadedPage } from '../page/page-module.ts';
import { titleOf } from '../page/page-title.ts';
import {
  rememberedScroll,
  rememberScroll,
  restorePositions,
  scrollToHash,
  scrollToTop,
  storePositions,
} from './scroll.ts';

/** Entries that the browser made by itself, for a plain anchor, have no key: their address stands for it. */
const isUnnamed = ({ key }: Location) => key === 'default';
const entryKey = (location: Location) =>
  isUnnamed(location) ? location.pathname + location.search + location.hash : location.key;

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  title?.focus({ preventScroll: true });
  if (document.activeElement !== title) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}

/** Keeps the position of the entry on the screen up to date, also for the documents after this one. */
function useScrollMemory(drawnKey: { readonly current: string }): void {
  useEffect(() => {
    const remember = () => rememberScroll(drawnKey.current);
    // Before the router hears of Back or Forward, the position is still that of the page that is left.
    const options = { capture: true, passive: true };
    // The site places its own entries; a reload, or the way back from another site, the browser places best.
    const takeOver = () => (history.scrollRestoration = 'manual');
    const handOver = () => {
      history.scrollRestoration = 'auto';
      storePositions();
    };
    restorePositions();
    // An entry that was left within the site: its browser position was never kept.
    const left = history.scrollRestoration === 'manual' ? rememberedScroll(drawnKey.current) : undefined;
    if (left !== undefined) scrollToTop(left);
    // Readers scroll before the application is there.
    remember();
    takeOver();
    addEventListener('scroll', remember, options);
    addEventListener('popstate', remember, options);
    addEventListener('pagehide', handOver);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', remember, options);
      removeEventListener('popstate', remember, options);
      removeEventListener('pagehide', handOver);
      removeEventListener('pageshow', takeOver);
    };
  }, [drawnKey]);
}

/**
 * After each navigation, once its page is rendered: scroll, focus and the event for others. The title is announced
 * only where the focus is not on it, which has a screen reader read it already.
 */
export function useArrival(page: LoadedPage, isMissing: boolean): void {
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

    const remembered = type === 'POP' && !isUnnamed(location) ? rememberedScroll(key) : undefined;
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
