// Everything that the search dialog needs but its HTML: one chunk, loaded when idle or when the dialog opens.
import { createElement, startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { locales } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import type { SearchLabels } from '@docs/ui/search';
import { openSearch, searchDialog, searchField } from '../document/search-dialog.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { configuredProvider } from './configured-provider.ts';
import { searchLabels } from './search-labels.ts';
import { SearchRoot } from './SearchRoot.tsx';

/** Settles with the hydration: an update before it would make React replace the dialog. */
let root: Promise<Root> | undefined;
/** The language asked for last. */
let wanted: Locale | undefined;

/**
 * As a transition it is rendered in slices, between which the browser takes keys. Where a page translator has changed
 * the dialog, React renders another one: that is opened as the first one was.
 */
const hydrate = (container: Element, element: (onHydrated: () => void) => ReactNode): Promise<Root> =>
  new Promise((resolve) => {
    const first = searchDialog();
    const onHydrated = () => {
      const dialog = searchDialog();
      if (dialog && first?.open && dialog !== first) reopen(dialog, searchField(first));
      resolve(hydrating);
    };
    let hydrating: Root;
    startTransition(() => {
      hydrating = hydrateRoot(container, element(onHydrated), {
        // Ids of the page are of another React root.
        identifierPrefix: 'search-',
        onRecoverableError: (error) => console.error(error),
      });
    });
  });

function reopen(dialog: HTMLDialogElement, { value, selectionStart, selectionEnd }: HTMLInputElement): void {
  openSearch(dialog, value);
  searchField(dialog).setSelectionRange(selectionStart, selectionEnd);
}

/** Hydrates the dialog in the language of its HTML, then renders it in the language of the page. */
export async function drawSearch(locale: Locale, navigation: Navigation): Promise<void> {
  const container = searchDialog()?.parentElement;
  if (!container || (root && wanted === locale)) return;
  wanted = locale;
  const htmlLocale: Locale = container.lang.startsWith('zh') ? 'zh' : 'en';
  const loaded = Promise.all([searchLabels(htmlLocale), searchLabels(locale)]);
  // The next call asks again.
  loaded.catch(() => (wanted = undefined));
  const [htmlLabels, labels] = await loaded;
  const element = (language: Locale, words: SearchLabels, onHydrated: () => void) =>
    createElement(SearchRoot, { locale: language, labels: words, navigation, onHydrated });
  root ??= hydrate(container, (onHydrated) => element(htmlLocale, htmlLabels, onHydrated));
  const hydrated = await root;
  // The reader may have changed the language again meanwhile.
  if (wanted !== locale || container.lang === locales[locale].lang) return;
  container.lang = locales[locale].lang;
  hydrated.render(element(locale, labels, () => {}));
}

/** Opens the index before the first key. */
export function openIndex(locale: Locale): void {
  void configuredProvider(locale).open();
}
