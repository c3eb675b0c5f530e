import { useCallback, useEffect, useReducer } from 'react';
import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { askHost, isHostReached } from '../data/host.ts';
import { reloadSearch } from '../document/document-load.ts';
import { searchEvent } from '../document/signals.ts';
import { searchDialog } from '../document/search-dialog.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { searchAddresses } from './search-addresses.ts';

const importSearch = () => import('./search-feature.ts');

const closeDialog = () => searchDialog()?.close();

let current: Navigation | undefined;

/** Delegates to the mounted `Site`. Stable between renders, so that navigation does not render the dialog. */
const stable: Navigation = {
  go: async (href) => current?.go(href),
  changeLanguage: async (href) => current?.changeLanguage(href),
  preload: (href) => current?.preload(href),
};

/**
 * Loads search when the dialog opens and when the browser is idle. A chunk that fails to load is retried on the next
 * key or when the dialog opens again.
 * @returns loads search at once, such as on hover of its control
 */
export function useSearch(locale: Locale, navigation: Navigation): () => void {
  useEffect(() => {
    current = navigation;
  }, [navigation]);
  const [requests, requestSearch] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (requests === 0 || siteConfig.search === false) return;
    // In parallel to the code, so that the first answer does not wait for both in sequence. `open` reports a failure.
    if (siteConfig.search.mode === 'local' && !import.meta.env.ARCHIVE)
      searchAddresses(locale).catch(() => {});
    importSearch()
      .then(async ({ renderSearch, openIndex }) => {
        openIndex(locale);
        await renderSearch(locale, stable);
      })
      .then(() => {
        delete searchDialog()?.dataset['failed'];
      })
      .catch(async (error: unknown) => {
        console.error(error);
        const dialog = searchDialog();
        if (dialog) dialog.dataset['failed'] = '';
        await askHost();
        if (!isHostReached()) return;
        // With Save-Data this chunk is not loaded either: if it is missing, the build is.
        const isOutdated = await import('../offline/outdated-build.ts').then(
          (build) => build.isOutdated(),
          () => true,
        );
        if (isOutdated) reloadSearch();
      });
  }, [requests, locale]);

  useEffect(() => {
    const retry = () => {
      if (searchDialog()?.dataset['failed'] !== undefined) requestSearch();
    };
    if (searchDialog()?.open) requestSearch();
    window.addEventListener(searchEvent, requestSearch);
    window.addEventListener('input', retry);
    // Back and Forward change the page behind the dialog.
    window.addEventListener('popstate', closeDialog);
    return () => {
      window.removeEventListener(searchEvent, requestSearch);
      window.removeEventListener('input', retry);
      window.removeEventListener('popstate', closeDialog);
    };
  }, []);

  useEffect(() => {
    if (navigator.connection?.saveData) return undefined;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(requestSearch, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(requestSearch);
    return () => cancelIdleCallback(idle);
  }, []);

  return useCallback(() => requestSearch(), []);
}
