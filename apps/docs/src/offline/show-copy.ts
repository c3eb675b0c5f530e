import type { ReactNode } from 'react';
import type { Locale } from '@docs/content/types';
import { setCopy } from './copy-store.ts';

/** Buttons of the copy, and the one in their place that asks for it. */
const buttons = '.offline-copy-action, .offline-ask';

/** If the focus was on a button that is gone then, the first of those that replace it gets the focus. */
export function showCopy(locale: Locale, node: ReactNode): void {
  const hadFocus = document.activeElement?.matches(buttons) === true;
  setCopy(locale, node);
  if (!hadFocus) return;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(buttons)?.focus({ preventScroll: true });
  });
}
