// Everything that the search dialog needs except its HTML: one chunk, loaded on idle or when the dialog opens.
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

/** Resolves after hydration: an earlier update would make React replace the dialog. */
let root: Promise<Root> | undefined;
/** The language of the latest call. */
let latestLocale: Locale | undefined;

/**
 * Hydrates in a transition, which React renders in slices, so that the browser handles input in between. If a page
 * translator has changed the dialog, React replaces it, and the new dialog is opened if the old one was open.
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
        // The page is another React root, whose ids must differ.
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
export async function renderSearch(locale: Locale, navigation: Navigation): Promise<void> {
  const container = searchDialog()?.parentElement;
  if (!container || (root && latestLocale === locale)) return;
  latestLocale = locale;
  const htmlLocale: Locale = container.lang.startsWith('zh') ? 'zh' : 'en';
  const loaded = Promise.all([searchLabels(htmlLocale), searchLabels(locale)]);
  // Lets the next call retry.
  loaded.catch(() => (latestLocale = undefined));
  const [htmlLabels, labels] = await loaded;
  const element = (language: Locale, dialogLabels: SearchLabels, onHydrated: () => void) =>
    createElement(SearchRoot, { locale: language, labels: dialogLabels, navigation, onHydrated });
  root ??= hydrate(container, (onHydrated) => element(htmlLocale, htmlLabels, onHydrated));
  const hydrated = await root;
  // The user may have changed the language again.
  if (latestLocale !== locale || container.lang === locales[locale].lang) return;
  container.lang = locales[locale].lang;
  hydrated.render(element(locale, labels, () => {}));
}

/** Opens the index before the first query. */
export function openIndex(locale: Locale): void {
  void configuredProvider(locale).open();
}
