import type { CDPSession } from '@playwright/test';

/** Called in the page, in the task that opens search. */
export const openedBinding = 'searchOpened';

/** What the page remembers for the try. */
interface FieldWatch {
  /** The field as the HTML brought it; null where search comes with the application. */
  ofHtml: Element | null;
  /** The last Ctrl+K. */
  searchKey: KeyboardEvent | null;
  readonly homes: { readonly event: KeyboardEvent; readonly hadRows: boolean }[];
  /** The application has taken the page over. */
  isReady: boolean;
}

type WatchedWindow = typeof globalThis & { readonly fieldWatch?: FieldWatch };

/** Runs in the page before its own scripts. */
export function watchField(): void {
  const selector = 'dialog input[role=combobox]';
  const watch: FieldWatch = { ofHtml: null, searchKey: null, homes: [], isReady: false };
  Object.assign(window, { fieldWatch: watch });
  const seeFirst = () => (watch.ofHtml ??= document.querySelector(selector));
  document.addEventListener('DOMContentLoaded', seeFirst);
  addEventListener('docs:ready', () => (watch.isReady = true));
  addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey && event.key === 'k') {
        watch.searchKey = event;
        performance.mark('search-key', { startTime: event.timeStamp });
        if (document.readyState === 'loading') seeFirst();
      } else if (event.key === 'Home') {
        const hadRows = document.querySelector(selector)?.getAttribute('aria-expanded') === 'true';
        watch.homes.push({ event, hadRows });
      }
    },
    { capture: true },
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(selector)) return;
      performance.mark('search-focus');
      (window as unknown as { readonly searchOpened?: (text: string) => void }).searchOpened?.('');
    },
    { capture: true },
  );
}

/** Whether the page took the last Ctrl+K for itself. Before the boot script has run, nobody does. */
export const tookSearchKey = (): boolean =>
  (window as WatchedWindow).fieldWatch?.searchKey?.defaultPrevented ?? false;

export interface FieldState {
  /** Null while search is closed. */
  readonly value: string | null;
  readonly isFocused: boolean;
  /** Whether the focus is in the element that the HTML brought; null where it brought none. */
  readonly isOfHtml: boolean | null;
  readonly homeMovedRow: readonly boolean[];
  readonly isReady: boolean;
  /** Rows or a message answer what the field holds. */
  readonly isAnswered: boolean;
}

export function fieldState(): FieldState {
  const watch = (window as WatchedWindow).fieldWatch;
  const field = document.querySelector<HTMLInputElement>('dialog[open] input[role=combobox]');
  const rows = document.querySelector('dialog[open] [role=listbox]:not([aria-hidden=true])');
  const message = document.querySelector('dialog[open] .search-message p');
  return {
    value: field?.value ?? null,
    isFocused: field !== null && document.activeElement === field,
    isOfHtml: watch?.ofHtml ? document.activeElement === watch.ofHtml : null,
    homeMovedRow: watch?.homes.map(({ event, hadRows }) => hadRows && event.defaultPrevented) ?? [],
    isReady: watch?.isReady ?? false,
    isAnswered: rows?.getAttribute('aria-busy') === 'false' || message !== null,
  };
}

/** Asks whichever document is there, at once: Playwright's own question would wait for a navigation to end. */
export async function ask<Answer>(session: CDPSession, question: () => Answer): Promise<Answer | undefined> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${question.toString()})()`,
    returnByValue: true,
  });
  return result.value as Answer | undefined;
}
