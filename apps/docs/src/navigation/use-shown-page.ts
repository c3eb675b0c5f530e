import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

/**
 * If a module takes longer, in milliseconds, Back and Forward load the document instead, and so does a link that is clicked
 * again.
 */
const timeoutMs = 10_000;

/** No link whose module is loading. `since` is the time of the first click, on the clock of `performance.now()`. */
const noTarget = { routePath: '', since: 0 };

export interface ShownPage {
  readonly page: LoadedPage;
  readonly navigation: Navigation;
  /** True until the page of the URL is rendered. */
  readonly isMissing: boolean;
  /** True while the page of the latest navigation loads. */
  readonly isLoading: boolean;
}

/**
 * The page to render. A link loads its module before the URL changes; page and URL change in the same commit, unless
 * the site animates page changes. Back and Forward to a page that is not loaded keep the old page until its module is
 * loaded. Only the latest navigation counts. If a module fails to load, the document is loaded.
 */
export function useShownPage(initial: LoadedPage, loader: PageLoader): ShownPage {
  const location = useLocation();
  const navigate = useNavigate();
  const [isFollowing, setFollowing] = useState(false);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [rendered, setRendered] = useState(initial);
  const [firstPath] = useState(location.pathname);
  const navigationId = useRef(0);
  const pendingTarget = useRef(noTarget);

  /** @param loads whether the navigation waits for a module; shows the progress bar */
  const startNavigation = useCallback((loads: boolean): number => {
    setFollowing(loads);
    navigationId.current += 1;
    return navigationId.current;
  }, []);

  // The URL of the first page may not be canonical, so its route comes from `initial`.
  const isFirst = location.pathname === firstPath;
  const here = routePathOf(location.pathname) ?? location.pathname;
  const wanted = isFirst ? initial.facts.routePath : here;
  // The offline page is at the path of a page that a link may load once the network is back.
  const loaded = loader.peek(here) ?? loader.peek(wanted) ?? (isFirst ? initial : null);
  const next = loaded ?? rendered;
  if (!animatesContent && next !== rendered) setRendered(next);
  const page = animatesContent ? rendered : next;
  useLayoutEffect(() => {
    if (next !== rendered) swapContent(() => setRendered(next));
  }, [next, rendered]);

  // Back and Forward supersede a link whose page is still loading.
  const lastKey = useRef(location.key);
  useLayoutEffect(() => {
    if (lastKey.current !== location.key) startNavigation(false);
    lastKey.current = location.key;
  }, [location.key, startNavigation]);

  const isAbsent = loaded === null;
  useEffect(() => {
    if (!isAbsent) return;
    // The layout effect above has started this navigation.
    const id = navigationId.current;
    let isReplaced = false;
    const loadInstead = () => {
      // A second load would cancel the first one.
      if (id !== navigationId.current || isReplaced) return;
      isReplaced = true;
      loadDocument(window.location.href);
    };
    const timer = setTimeout(loadInstead, timeoutMs);
    loader.load(wanted).then(
      () => id === navigationId.current && rerender(),
      (error: unknown) => {
        console.error(error);
        loadInstead();
      },
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another entry of the same page starts a navigation
  }, [isAbsent, wanted, loader, location.key]);

  const preload = useCallback(
    (href: string) => {
      const target = hrefKind(href) === 'internal' ? targetOf(href, { routePath: '/', search: '' }) : null;
      // A failed prefetch is retried on click.
      if (target) loader.load(target.routePath).catch(() => {});
    },
    [loader],
  );

  const { facts } = page;
  const isMissing = page !== loaded;
  const navigation = useMemo<Navigation>(() => {
    const { search, hash } = location;
    const isLoaded = (routePath: string) => routePath === facts.routePath || loader.peek(routePath) !== null;

    /** @param hashOf returns the hash once the page is loaded */
    async function show(routePath: string, query: string, hashOf: () => string): Promise<void> {
      const pathname = siteHref(routePath);
      const id = startNavigation(!isLoaded(routePath));
      if (!isLoaded(routePath)) {
        const now = performance.now();
        if (pendingTarget.current.routePath !== routePath) pendingTarget.current = { routePath, since: now };
        else if (now - pendingTarget.current.since >= timeoutMs) {
          loadDocument(pathname + query + hashOf());
          return;
        }
        try {
          await loader.load(routePath);
        } catch (error) {
          console.error(error);
          if (id === navigationId.current) loadDocument(pathname + query + hashOf());
          return;
        } finally {
          if (pendingTarget.current.routePath === routePath) pendingTarget.current = noTarget;
        }
      }
      if (id !== navigationId.current) return;
      setFollowing(false);
      // The next scroll event may fire after the next page is rendered.
      if (!isMissing) rememberScroll(entryKey(location));
      const to = { pathname, search: query, hash: hashOf() };
      await navigate(to, { replace: routePath === wanted && query === search && to.hash === hash });
    }

    async function go(href: string): Promise<void> {
      // Results of a remote search may link to other sites.
      const kind = hrefKind(href);
      if (kind !== 'internal' && kind !== 'hash') return;
      const target = targetOf(href, { routePath: facts.routePath, search });
      if (target) await show(target.routePath, target.search, () => target.hash);
      else loadDocument(siteHref(href));
    }

    return {
      preload,
      go,
      changeLanguage: async (href) => {
        writeStored(visitedKey, '1');
        const target = targetOf(href, { routePath: facts.routePath, search });
        if (!target) return;
        if (target.search !== '' || target.hash !== '') {
          await go(href);
          return;
        }
        const id = decodeHash(hash);
        const isInToc = (toc: readonly { readonly id: string }[] = []) =>
          toc.some((entry) => entry.id === id);
        // The table of contents has only h2 and h3; deeper headings have the same ids in both languages.
        const isDeep = !isInToc(facts.toc) && document.getElementById(id) !== null;
        const hasHeading = () => isDeep || isInToc(loader.peek(target.routePath)?.facts.toc);
        await show(target.routePath, search, () => (hasHeading() ? hash : ''));
      },
    };
  }, [facts, wanted, isMissing, location, loader, navigate, preload, startNavigation]);

  return { page, navigation, isMissing, isLoading: isAbsent || isFollowing };
}
