import { rootData, searchEvent } from './signals.ts';

/** Null on a site without search and until the field is parsed. 404.html has one dialog per language. */
export function searchDialog(): HTMLDialogElement | null {
  const { lang } = document.documentElement;
  const field =
    document.querySelector(`[data-lang="${lang}"] .search-input`) ?? document.querySelector('.search-input');
  return field && field.closest('dialog');
}

export const searchField = (dialog: HTMLDialogElement): HTMLInputElement =>
  dialog.querySelector('input') as HTMLInputElement;

let opener: Element | null;

/** Must run in the task of the user's gesture, or phones do not show the keyboard. `showModal` focuses the field. */
export function openSearch(dialog: HTMLDialogElement, text = ''): void {
  opener = document.activeElement;
  searchField(dialog).value = text;
  dialog.showModal();
  rootData().modal = '';
  delete dialog.dataset['entered'];
  dispatchEvent(new Event(searchEvent));
}

/** The browser restores the focus to the opener, unless that is hidden now, such as in a closed drawer. */
export function releasePage(): void {
  delete rootData().modal;
  const { activeElement, body } = document;
  // Until the next frame `activeElement` may still be in the closed dialog.
  if (opener !== body && (activeElement === body || activeElement?.closest('.search-dialog'))) {
    // The button or the link that replaces it; `focus` ignores hidden elements.
    for (const control of document.querySelectorAll<HTMLElement>('.search-button')) control.focus();
  }
}

/** Ctrl+K and Cmd+K, by character instead of key position. */
const isSearchKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Handles the keys of search, before and after hydration. */
export function onSearchKey(event: KeyboardEvent): void {
  const dialog = searchDialog();
  if (!dialog || 'static' in rootData()) return;
  if (isSearchKey(event)) {
    event.preventDefault();
    if (event.repeat) return;
    if (dialog.open) dialog.close();
    else openSearch(dialog);
  } else if (event.key === 'Enter' && event.target === searchField(dialog) && event.keyCode !== 229) {
    // Before hydration there are no rows: the application opens the first row of the answer to this text.
    // keyCode 229 is an Enter that ends a composition (IME).
    dialog.dataset['entered'] = searchField(dialog).value;
  }
}

export function onDialogClose({ target }: Event): void {
  const dialog = searchDialog();
  // `close` fires asynchronously: the dialog may be open again.
  if (!dialog || target !== dialog || dialog.open) return;
  searchField(dialog).value = '';
  releasePage();
}
