import type { Location } from 'react-router-dom';
import { siteHref } from './address.ts';

/**
 * Replaces the URL of the entry with the canonical one of its page, and adds a key for its scroll position.
 * @returns the key
 */
export function normalizeHistoryEntry(routePath: string): string {
  const { search, hash } = window.location;
  // crypto.randomUUID needs a secure context; a weak key is enough here.
  const { key = Math.random().toString(36).slice(2), ...state } = (window.history.state ?? {}) as {
    readonly key?: string;
  };
  window.history.replaceState({ ...state, key }, '', siteHref(routePath) + search + hash);
  return key;
}

/** False for entries that the browser created, such as for a plain `#` link: they have no state. */
export const hasKey = ({ key }: Location) => key !== 'default';
/** Identifies an entry; the URL stands in for a missing key. */
export const entryKey = (entry: Location): string =>
  hasKey(entry) ? entry.key : entry.pathname + entry.search + entry.hash;
