import type { Location } from 'react-router-dom';
import { siteHref } from './address.ts';

/** Gives the document's entry the canonical address of its page, and a key for its scroll position. */
export function normalizeHistoryEntry(routePath: string): void {
  const { search, hash } = window.location;
  // crypto.randomUUID needs a secure context; a weak key is enough here.
  const { key = Math.random().toString(36).slice(2), ...state } = (window.history.state ?? {}) as {
    readonly key?: string;
  };
  window.history.replaceState({ ...state, key }, '', siteHref(routePath) + search + hash);
}

/** Entries that the browser makes for a plain anchor have no key in their state: their address stands for it. */
export const hasKey = ({ key }: Location) => key !== 'default';
export const entryKey = (entry: Location): string =>
  hasKey(entry) ? entry.key : entry.pathname + entry.search + entry.hash;
