import { siteHref } from './address.ts';

/** One address for each page, and a name for its entry, by which its scroll position is found again. */
export function settleEntry(routePath: string): void {
  const { search, hash } = window.location;
  // Not of `crypto`, which has no names to give on a host without encryption.
  const { key = Math.random().toString(36).slice(2), ...state } = (window.history.state ?? {}) as {
    readonly key?: string;
  };
  window.history.replaceState({ ...state, key }, '', siteHref(routePath) + search + hash);
}
