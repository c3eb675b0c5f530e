import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { reloadOnce } from '../boot/document-load.ts';
import { searchEvent } from '../boot/events.ts';
import { searchDialog } from '../boot/search-dialog.ts';
import type { Navigation } from '../routing/navigation.ts';

const importSearch = () => import('./search-feature.ts');

const savesData = () =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection
    ?.saveData === true;

/**
 * Loads search when the dialog opens, when the reader is about to open it, and when the browser is idle. A chunk that
 * fails to load is asked for again with the next opening.
 * @returns prefetches what the first answer needs
 */
export function useSearch(locale: Locale, navigation: Navigation): () => void {
  const latest = useRef(navigation);
  useEffect(() => {
    latest.current = navigation;
  });
  /** Stable, so that a change of page does not render the dialog. */
  const stable = useMemo<Navigation>(
    () => ({
      go: (href) => latest.current.go(href),
      changeLanguage: (href) => latest.current.changeLanguage(href),
      preload: (href) => latest.current.preload(href),
    }),
    [],
  );
  const [wishes, wish] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (wishes === 0 || siteConfig.search === false) return;
    importSearch()
      .then(async ({ drawSearch, openIndex }) => {
        openIndex(locale);
        await drawSearch(locale, stable);
      })
      .then(() => {
        delete searchDialog()?.dataset['failed'];
      })
      .catch((error: unknown) => {
        console.error(error);
        const dialog = searchDialog();
        // Without a reader who waits, the next opening tries again.
        if (!dialog?.open) return;
        dialog.dataset['failed'] = '';
        reloadOnce();
      });
  }, [wishes, locale, stable]);

  useEffect(() => {
    if (searchDialog()?.open) wish();
    window.addEventListener(searchEvent, wish);
    return () => window.removeEventListener(searchEvent, wish);
  }, []);

  useEffect(() => {
    if (savesData()) return undefined;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(wish, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(wish);
    return () => cancelIdleCallback(idle);
  }, []);

  return useCallback(() => wish(), []);
}
