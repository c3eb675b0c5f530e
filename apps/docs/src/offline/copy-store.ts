import type { ReactNode } from 'react';
import type { Locale } from '@docs/content/types';
import type { ReadableStore } from '@docs/ui';

const shown = new Map<Locale, ReactNode>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const storeOf = (locale: Locale): ReadableStore<ReactNode> => ({
  get: () => shown.get(locale) ?? null,
  getServer: () => null,
  subscribe,
});
const stores = { en: storeOf('en'), zh: storeOf('zh') } as const satisfies Readonly<Record<Locale, unknown>>;

/** What the footer shows of the offline copy of a language; null before the reader asks, and if there is none. */
export const copyStore = (locale: Locale): ReadableStore<ReactNode> => stores[locale];

/** Buttons of the copy, and the one in their place that asks for it. */
const buttons = '.offline-copy-action, .offline-ask';

/** If the focus was on a button that is gone then, the first of those that replace it gets the focus. */
export function showCopy(locale: Locale, node: ReactNode): void {
  const hadFocus = document.activeElement?.matches(buttons) === true;
  shown.set(locale, node);
  for (const listener of listeners) listener();
  if (!hadFocus) return;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(buttons)?.focus({ preventScroll: true });
  });
}
