// Everything that the search dialog needs but its HTML: one chunk, loaded when idle or when the dialog opens.
import { createElement, startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Locale } from '@docs/content/types';
import { openSearch, searchDialog, searchField } from '../boot/search-dialog.ts';
import type { Navigation } from '../routing/navigation.ts';
import { configuredProvider } from './configured-provider.ts';
import { searchLabels } from './search-labels.ts';
import { SearchRoot } from './SearchRoot.tsx';

interface DrawnSearch {
  readonly locale: Locale;
  /** Settles with the hydration: an update before it would make React replace the dialog. */
  readonly root: Promise<Root>;
}

let drawn: DrawnSearch | undefined;

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
      resolve(root);
    };
    let root: Root;
    startTransition(() => {
      root = hydrateRoot(container, element(onHydrated), {
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

/** Hydrates the dialog of the HTML, and later renders it in another language. */
export async function drawSearch(locale: Locale, navigation: Navigation): Promise<void> {
  const labels = await searchLabels(locale);
  const container = searchDialog()?.parentElement;
  if (drawn?.locale === locale || !container) return;
  const element = (onHydrated: () => void) =>
    createElement(SearchRoot, { locale, labels, navigation, onHydrated });
  const earlier = drawn;
  drawn = { locale, root: earlier?.root ?? hydrate(container, element) };
  (await earlier?.root)?.render(element(() => {}));
}

/** Opens the index before the first key. */
export function openIndex(locale: Locale): void {
  void configuredProvider(locale).open();
}
