import { rootData, searchEvent } from './signals.ts';

/** Null on a site without search, and until the field is parsed. 404.html holds a dialog for each language. */
export function searchDialog(): HTMLDialogElement | null {
  const { lang } = document.documentElement;
  const field =
    document.querySelector(`[data-lang="${lang}"] .search-input`) ?? document.querySelector('.search-input');
  return field && field.closest('dialog');
}

export const searchField = (dialog: HTMLDialogElement): HTMLInputElement =>
  dialog.querySelector('input') as HTMLInputElement;

let opener: Element | null;

/** Within the task of the gesture: only then does a phone show its keyboard. The field is the first to take focus. */
export function openSearch(dialog: HTMLDialogElement, text = ''): void {
  opener = document.activeElement;
  searchField(dialog).value = text;
  dialog.showModal();
  rootData().modal = '';
  delete dialog.dataset['entered'];
  dispatchEvent(new Event(searchEvent));
}

/** The focus returns to the opener by itself, unless that is hidden by now, as in a drawer that closed. */
export function releasePage(): void {
  delete rootData().modal;
  const { activeElement, body } = document;
  // Until the next frame the focus may still count as being in the closed dialog.
  if (opener !== body && (activeElement === body || activeElement?.closest('.search-dialog'))) {
    // The button, or the link in its place: what is hidden takes no focus.
    for (const control of document.querySelectorAll<HTMLElement>('.search-button')) control.focus();
  }
}

/** Ctrl+K and Cmd+K, by character rather than by key position. */
const isSearchKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** The keys of search, before and after hydration. */
export function onSearchKey(event: KeyboardEvent): void {
  const dialog = searchDialog();
  if (!dialog || 'static' in rootData()) return;
  if (isSearchKey(event)) {
    event.preventDefault();
    if (event.repeat) return;
    if (dialog.open) dialog.close();
    else openSearch(dialog);
  } else if (event.key === 'Enter' && event.target === searchField(dialog) && event.keyCode !== 229) {
    // Before hydration there are no rows: the application opens the first one once it has an answer to this text.
    // An Enter that settles a composition has the code 229.
    dialog.dataset['entered'] = searchField(dialog).value;
  }
}

export function onDialogClose({ target }: Event): void {
  const dialog = searchDialog();
  // The event is a task of its own: the reader may have opened the dialog again before it.
  if (!dialog || target !== dialog || dialog.open) return;
  searchField(dialog).value = '';
  releasePage();
}
