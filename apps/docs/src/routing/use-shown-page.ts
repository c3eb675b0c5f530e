import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { hrefKind, normalizePathname, withoutBase } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { contentReloadEvent } from '../boot/events.ts';
import type { PageLoader } from '../page/page-loader.ts';
import type { LoadedPage } from '../page/page-module.ts';
import { preloadQuietly, type Navigation } from './navigation.ts';
import { siteHref } from './RouterLink.tsx';
import { placeScroll, rememberScroll, scrollToHash } from './scroll.ts';

const { base } = siteConfig;

/** Address in the bar → route path; null for an address that no link of ours has. */
const routePathOf = (pathname: string): string | null => {
  const path = withoutBase(base, pathname);
  return path === null ? null : normalizePathname(path);
};

export interface ShownPage {
  readonly page: LoadedPage;
  readonly navigation: Navigation;
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
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [isFollowing, setFollowing] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [shown, setShown] = useState(initial);
  const [firstKey] = useState(location.key);
  const latestWish = useRef(0);

  // The first page is what the document says it is, whatever form its address has.
  const isFirst = location.key === firstKey;
  const wanted = isFirst ? initial.facts.routePath : routePathOf(location.pathname);
  const page = (wanted === null ? null : loader.peek(wanted)) ?? shown;
  if (page !== shown) setShown(page);
  const isMissing = wanted !== null && page.facts.routePath !== wanted;

  useEffect(() => {
    if (!isMissing || wanted === null) return;
    const wish = ++latestWish.current;
    loader
      .load(wanted)
      .then(() => {
        if (wish === latestWish.current) redraw();
      })
      .catch((error: unknown) => {
        console.error(error);
        if (wish === latestWish.current) window.location.reload();
      });
  }, [isMissing, wanted, loader]);

  // Whatever moved the history, also Back and Forward: what was being followed is no longer wanted.
  const movedKey = useRef(location.key);
  useLayoutEffect(() => {
    if (movedKey.current !== location.key) latestWish.current += 1;
    movedKey.current = location.key;
  }, [location.key]);

  const drawnRoute = useRef(page.facts.routePath);
  useLayoutEffect(() => {
    if (drawnRoute.current === page.facts.routePath) return;
    drawnRoute.current = page.facts.routePath;
    placeScroll(location.key, location.hash, navigationType === 'POP');
    if (navigationType !== 'POP' && location.hash === '') {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    window.dispatchEvent(new CustomEvent(contentReloadEvent));
  }, [page, location, navigationType]);

  const key = location.key;
  const currentPath = page.facts.routePath;
  const navigation = useMemo<Navigation>(
    () => ({
      preload: (href) => {
        const [path = ''] = href.split('#');
        if (hrefKind(href) === 'internal') preloadQuietly(loader, path);
      },
      go: async (href) => {
        const [path = '', hash = ''] = href.split('#', 2);
        if (path === '' || path === currentPath) {
          rememberScroll(key);
          await navigate({ hash });
          if (hash === '') window.scrollTo({ top: 0 });
          else scrollToHash(hash);
          return;
        }
        const wish = ++latestWish.current;
        if (!loader.peek(path)) {
          setFollowing(true);
          try {
            await loader.load(path);
          } catch (error) {
            console.error(error);
            if (wish === latestWish.current) window.location.assign(siteHref(href));
            return;
          } finally {
            setFollowing(false);
          }
          if (wish !== latestWish.current) return;
        }
        rememberScroll(key);
        await navigate({ pathname: path, hash });
      },
    }),
    [currentPath, key, loader, navigate],
  );

  return { page, navigation, isLoading: isMissing || isFollowing };
}
