import type { CDPSession } from '@playwright/test';

/** The page calls this binding in the task that opens search. */
export const openedBinding = 'searchOpened';

/** State of the try, kept in the page. */
interface FieldWatch {
  /** The field of the HTML; null before it is parsed. */
  ofHtml: Element | null;
  /** The last keydown of Ctrl+K. */
  searchKey: KeyboardEvent | null;
  readonly homes: { readonly event: KeyboardEvent; readonly hadRows: boolean }[];
  /** The application is hydrated. */
  isReady: boolean;
}

type WatchedWindow = typeof globalThis & { readonly fieldWatch?: FieldWatch };

/** Runs in the page before its scripts. */
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

/** Whether the page handled the last Ctrl+K; it does not before the boot script runs. */
export const tookSearchKey = (): boolean =>
  (window as WatchedWindow).fieldWatch?.searchKey?.defaultPrevented ?? false;

export interface FieldState {
  /** Null while search is closed. */
  readonly value: string | null;
  readonly isFocused: boolean;
  /** Whether the field of the HTML has focus; null if the HTML has none. */
  readonly isOfHtml: boolean | null;
  readonly homeMovedRow: readonly boolean[];
  readonly isReady: boolean;
  /** Results or a message are shown for the text of the field. */
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

/** Evaluates in the current document without waiting for a navigation, which `page.evaluate` would do. */
export async function ask<Answer>(session: CDPSession, question: () => Answer): Promise<Answer | undefined> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${question.toString()})()`,
    returnByValue: true,
  });
  return result.value as Answer | undefined;
}
