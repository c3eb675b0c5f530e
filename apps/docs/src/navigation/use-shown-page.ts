import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate, type Path } from 'react-router-dom';
import { decodeHash, hrefKind } from '@docs/content/paths';
import { loadDocument } from '../document/document-load.ts';
import type { PageLoader } from '../data/page-loader.ts';
import type { LoadedPage } from '../data/page.ts';
import { writeStored, visitedKey } from '../document/storage.ts';
import { routePathOf, siteHref, targetOf } from './address.ts';
import { animatesContent, swapContent } from './content-swap.ts';
import type { Navigation } from './navigation.ts';
import { entryKey } from './history-entry.ts';
import { rememberScroll } from './scroll.ts';

/** A link that is followed again after this time, in milliseconds, loads its document: the module may never come. */
const timeoutMs = 10_000;

export interface ShownPage {
  readonly page: LoadedPage;
  readonly navigation: Navigation;
  /** True while the page of the address is not drawn yet. */
  readonly isMissing: boolean;
  /** True while the page of the latest navigation is being loaded. */
  readonly isLoading: boolean;
}

/**
 * The page to draw. A link loads its module before the address changes; both change in the same commit, unless the
 * site animates page changes. Back and Forward to a page that is not loaded keep the old page until the module is there. Only the latest navigation counts:
 * a load that ends later changes nothing. A module that fails to load leads to one load of the document.
 */
export function useShownPage(initial: LoadedPage, loader: PageLoader): ShownPage {
  const location = useLocation();
  const navigate = useNavigate();
  const [isFollowing, setFollowing] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [drawn, setDrawn] = useState(initial);
  const [firstPath] = useState(location.pathname);
  const navigationId = useRef(0);
  const awaited = useRef({ routePath: '', since: 0 });

  /** @param loads whether the navigation waits for a module, which the progress bar shows */
  const begin = useCallback((loads: boolean): number => {
    setFollowing(loads);
    navigationId.current += 1;
    return navigationId.current;
  }, []);

  // The document says which route the first page is, whatever form its address has.
  const isFirst = location.pathname === firstPath;
  const wanted = isFirst ? initial.facts.routePath : routePathOf(location.pathname);
  const here = wanted === null ? null : (loader.peek(wanted) ?? (isFirst ? initial : null));
  const next = here ?? drawn;
  if (!animatesContent && next !== drawn) setDrawn(next);
  const page = animatesContent ? drawn : next;
  useLayoutEffect(() => {
    if (next !== drawn) swapContent(() => setDrawn(next));
  }, [next, drawn]);

  // Back and Forward supersede a link that is still loading.
  const movedKey = useRef(location.key);
  useLayoutEffect(() => {
    if (movedKey.current !== location.key) begin(false);
    movedKey.current = location.key;
  }, [location.key, begin]);

  const isAbsent = here === null;
  useEffect(() => {
    if (!isAbsent) return;
    // The layout effect above has begun this navigation.
    const id = navigationId.current;
    const giveUp = () => {
      if (id === navigationId.current) loadDocument(window.location.href);
    };
    if (wanted === null) {
      giveUp();
      return;
    }
    loader
      .load(wanted)
      .then(() => {
        if (id === navigationId.current) redraw();
      })
      .catch((error: unknown) => {
        console.error(error);
        giveUp();
      });
  }, [isAbsent, wanted, loader]);

  const preload = useCallback(
    (href: string) => {
      const target = hrefKind(href) === 'internal' ? targetOf(href, { routePath: '/', search: '' }) : null;
      // A module that fails to load is asked for again when the link is followed.
      if (target) loader.load(target.routePath).catch(() => {});
    },
    [loader],
  );

  const { facts } = page;
  const isMissing = page !== here;
  const navigation = useMemo<Navigation>(() => {
    const { search, hash } = location;
    const isLoaded = (routePath: string) => routePath === facts.routePath || loader.peek(routePath) !== null;

    async function move(to: Partial<Path>, replace: boolean): Promise<void> {
      begin(false);
      // The next scroll event may come when the next page is drawn already.
      if (!isMissing) rememberScroll(entryKey(location));
      await navigate(to, { replace });
    }

    /** @returns whether the page is loaded and this navigation is still the latest */
    async function loadTarget(routePath: string, href: string): Promise<boolean> {
      const id = begin(true);
      const now = performance.now();
      if (awaited.current.routePath !== routePath) awaited.current = { routePath, since: now };
      else if (now - awaited.current.since >= timeoutMs) {
        loadDocument(href);
        return false;
      }
      try {
        await loader.load(routePath);
      } catch (error) {
        console.error(error);
        if (id === navigationId.current) loadDocument(href);
        return false;
      }
      return id === navigationId.current;
    }

    return {
      preload,
      go: async (href) => {
        // Search results may come from elsewhere: only a page of this site can be a target.
        const kind = hrefKind(href);
        if (kind !== 'internal' && kind !== 'hash') return;
        const target = targetOf(href, { routePath: facts.routePath, search });
        if (!target) {
          loadDocument(siteHref(href));
          return;
        }
        const { routePath } = target;
        if (!isLoaded(routePath) && !(await loadTarget(routePath, siteHref(href)))) return;
        const to = { pathname: siteHref(routePath), search: target.search, hash: target.hash };
        const isSame = routePath === facts.routePath && target.search === search && target.hash === hash;
        await move(to, isSame);
      },
      changeLanguage: async (href) => {
        writeStored(visitedKey, '1');
        const target = targetOf(href, { routePath: facts.routePath, search });
        if (!target) return;
        const address = { pathname: siteHref(target.routePath), search };
        const documentHref = address.pathname + search;
        if (!isLoaded(target.routePath) && !(await loadTarget(target.routePath, documentHref))) return;
        const id = decodeHash(hash);
        const isIn = (toc: readonly { readonly id: string }[] = []) => toc.some((entry) => entry.id === id);
        // The table of contents has h2 and h3 alone; deeper headings have the same ids in both languages.
        const isDeep = !isIn(facts.toc) && document.getElementById(id) !== null;
        const isThere = isDeep || isIn(loader.peek(target.routePath)?.facts.toc);
        await move({ ...address, hash: isThere ? hash : '' }, false);
      },
    };
  }, [facts, isMissing, location, loader, navigate, preload, begin]);

  return { page, navigation, isMissing, isLoading: isAbsent || isFollowing };
}
