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

/**
 * The content of the footer for the offline copy of a language; null before the reader asks, and if there is no copy.
 */
export const copyStore = (locale: Locale): ReadableStore<ReactNode> => stores[locale];

export function setCopy(locale: Locale, node: ReactNode): void {
  shown.set(locale, node);
  for (const listener of listeners) listener();
}
