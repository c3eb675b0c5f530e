import { useCallback, useEffect, useReducer } from 'react';
import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { searchEvent } from '../document/signals.ts';
import { searchDialog } from '../document/search-dialog.ts';
import type { Navigation } from '../navigation/navigation.ts';

const importSearch = () => import('./search-feature.ts');

const savesData = () =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection
    ?.saveData === true;

const closeDialog = () => searchDialog()?.close();

let current: Navigation | undefined;

/** Of whichever `Site` is mounted. Stable, so that a change of page does not render the dialog. */
const stable: Navigation = {
  go: async (href) => current?.go(href),
  changeLanguage: async (href) => current?.changeLanguage(href),
  preload: (href) => current?.preload(href),
};

/**
 * Loads search when the dialog opens, when the reader is about to open it, and when the browser is idle. A chunk that
 * fails to load is asked for again with the next key or opening.
 * @returns prefetches what the first answer needs
 */
export function useSearch(locale: Locale, navigation: Navigation): () => void {
  useEffect(() => {
    current = navigation;
  }, [navigation]);
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
        if (dialog) dialog.dataset['failed'] = '';
      });
  }, [wishes, locale]);

  useEffect(() => {
    const retry = () => {
      if (searchDialog()?.dataset['failed'] !== undefined) wish();
    };
    if (searchDialog()?.open) wish();
    window.addEventListener(searchEvent, wish);
    window.addEventListener('input', retry);
    // Back and Forward change the page behind.
    window.addEventListener('popstate', closeDialog);
    return () => {
      window.removeEventListener(searchEvent, wish);
      window.removeEventListener('input', retry);
      window.removeEventListener('popstate', closeDialog);
    };
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
