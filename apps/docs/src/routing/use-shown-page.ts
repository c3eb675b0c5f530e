import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { UNSAFE_NavigationContext as HistoryContext, useLocation } from 'react-router-dom';
import { decodeHash, hrefKind } from '@docs/content/paths';
import { loadDocument } from '../boot/document-load.ts';
import type { PageLoader } from '../page/page-loader.ts';
import type { LoadedPage } from '../page/page-module.ts';
import { writeStored } from '../storage/browser-storage.ts';
import { visitedKey } from '../storage/keys.ts';
import { routePathOf, siteHref, targetOf } from './address.ts';
import { animatesContent, swapContent } from './content-swap.ts';
import { loadInTime } from './load-in-time.ts';
import { preloadQuietly, type Navigation } from './navigation.ts';

export interface ShownPage {
  readonly page: LoadedPage;
  readonly navigation: Navigation;
  /** True while the page of the address is not on the screen yet. */
  readonly isMissing: boolean;
  /** True while a page that is not here yet is being loaded. */
  readonly isLoading: boolean;
}

/**
 * The page on the screen. Address and page change in the same commit, because a link loads the module first;
 * only Back and Forward to a page that is not here keep the old one until the new one has come. Loads that are
 * no longer wanted are dropped. A page that cannot be loaded leads to one full load of the document.
 */
export function useShownPage(initial: LoadedPage, loader: PageLoader): ShownPage {
  const location = useLocation();
  // The history itself: addresses are whole here, so what useNavigate() resolves (1.5 kB) is not wanted.
  const { navigator: history } = useContext(HistoryContext);
  const [isFollowing, setFollowing] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [drawn, setDrawn] = useState(initial);
  const [firstPath] = useState(location.pathname);
  const latestWish = useRef(0);

  // The first page is what the document says it is, whatever form its address has.
  const isFirst = location.pathname === firstPath;
  const wanted = isFirst ? initial.facts.routePath : routePathOf(location.pathname);
  const here = wanted === null ? null : (loader.peek(wanted) ?? (isFirst ? initial : null));
  const next = here ?? drawn;
  if (!animatesContent && next !== drawn) setDrawn(next);
  const page = animatesContent ? drawn : next;
  useLayoutEffect(() => {
    if (next !== drawn) swapContent(() => setDrawn(next));
  }, [next, drawn]);

  const isAbsent = here === null;
  useEffect(() => {
    if (!isAbsent) return;
    const wish = ++latestWish.current;
    const giveUp = () => loadDocument(window.location.href);
    if (wanted === null) {
      giveUp();
      return;
    }
    loadInTime(loader, wanted)
      .then(() => {
        if (wish === latestWish.current) redraw();
      })
      .catch((error: unknown) => {
        console.error(error);
        if (wish === latestWish.current) giveUp();
      });
  }, [isAbsent, wanted, loader]);

  // Whatever moved the history, also Back and Forward: what was being followed is no longer wanted.
  const movedKey = useRef(location.key);
  useLayoutEffect(() => {
    if (movedKey.current !== location.key) latestWish.current += 1;
    movedKey.current = location.key;
  }, [location.key]);

  const preload = useCallback(
    (href: string) => {
      const target = hrefKind(href) === 'internal' ? targetOf(href, { routePath: '/', search: '' }) : null;
      if (target) preloadQuietly(loader, target.routePath);
    },
    [loader],
  );

  const { facts } = page;
  const { search, hash } = location;
  const navigation = useMemo<Navigation>(() => {
    /** @returns whether the page is here and still wanted */
    async function bring(routePath: string, href: string): Promise<boolean> {
      const wish = ++latestWish.current;
      setFollowing(true);
      try {
        await loadInTime(loader, routePath);
      } catch (error) {
        console.error(error);
        if (wish === latestWish.current) loadDocument(href);
        return false;
      } finally {
        setFollowing(false);
      }
      return wish === latestWish.current;
    }

    return {
      preload,
      go: async (href) => {
        // Whatever an index or a host has made up: only a page of the site can be gone to.
        const kind = hrefKind(href);
        if (kind !== 'internal' && kind !== 'hash') return;
        const target = targetOf(href, { routePath: facts.routePath, search });
        if (!target) {
          loadDocument(siteHref(href));
          return;
        }
        const { routePath } = target;
        const isHere = routePath === facts.routePath || loader.peek(routePath) !== null;
        if (!isHere && !(await bring(routePath, siteHref(href)))) return;
        latestWish.current += 1;
        const to = { pathname: siteHref(routePath), search: target.search, hash: target.hash };
        const isSame = routePath === facts.routePath && target.search === search && target.hash === hash;
        if (isSame) history.replace(to);
        else history.push(to);
      },
      changeLanguage: async (href) => {
        writeStored(visitedKey, '1');
        const target = targetOf(href, { routePath: facts.routePath, search });
        if (!target) return;
        const address = { pathname: siteHref(target.routePath), search };
        const isHere = loader.peek(target.routePath) !== null;
        if (!isHere && !(await bring(target.routePath, address.pathname + search))) return;
        latestWish.current += 1;
        const id = decodeHash(hash);
        const isIn = (toc: readonly { readonly id: string }[] = []) => toc.some((entry) => entry.id === id);
        // Deeper headings are in no table of contents; both languages have the same ids.
        const isDeep = !isIn(facts.toc) && document.getElementById(id) !== null;
        const isThere = isDeep || isIn(loader.peek(target.routePath)?.facts.toc);
        history.push({ ...address, hash: isThere ? hash : '' });
      },
    };
  }, [facts, search, hash, loader, history, preload]);

  return { page, navigation, isMissing: page !== here, isLoading: isAbsent || isFollowing };
}
