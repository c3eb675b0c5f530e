import type { ReactNode } from 'react';
import type { Locale } from '@docs/content/types';
import { setCopy } from './copy-store.ts';

/** Buttons of the copy, and the one that asks for a copy, which takes their place. */
const buttons = '.offline-copy-action, .offline-ask';

/** If the focused button disappears, the first button that replaces it gets the focus. */
export function showCopy(locale: Locale, node: ReactNode): void {
  const hadFocus = document.activeElement?.matches(buttons) === true;
  setCopy(locale, node);
  if (!hadFocus) return;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(buttons)?.focus({ preventScroll: true });
  });
}
