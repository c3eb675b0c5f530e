import type { Locale } from '@docs/content/types';
import { recentSearchesKey } from '../document/storage.ts';
import { createStoredValue } from '../document/stored-values.ts';

/** Stored queries, and code units of the longest. */
const maxRecent = 8;
const maxLength = 80;

const loneSurrogate = /\p{Cs}/u;

const noQueries: readonly string[] = [];

/** Collapses whitespace; null if the value cannot be stored. */
function normalizeQuery(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/\s+/g, ' ').trim();
  return text === '' || text.length > maxLength || loneSurrogate.test(text) ? null : text;
}

/** Parses the stored text, which other code may have changed: invalid entries are dropped. */
export function parseRecent(text: string | null): readonly string[] {
  if (text === null) return noQueries;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return noQueries;
  }
  if (!Array.isArray(value)) return noQueries;
  const normalized = value.map(normalizeQuery).filter((query) => query !== null);
  return [...new Set(normalized)].slice(0, maxRecent);
}

/** Puts a query first and removes its duplicates, ignoring case. */
export function withRecent(recent: readonly string[], query: string): readonly string[] {
  const normalized = normalizeQuery(query);
  if (normalized === null) return recent;
  const others = recent.filter((other) => other.toLowerCase() !== normalized.toLowerCase());
  return [normalized, ...others].slice(0, maxRecent);
}

/** Queries whose results were opened, newest first, stored in this browser per language. */
export function recentSearches(locale: Locale) {
  const stored = createStoredValue(recentSearchesKey(locale), (text) => text);
  let cached: { readonly text: string | null; readonly queries: readonly string[] } | undefined;
  /** Must be stable between renders: returns the same list until the stored text changes. */
  const get = (): readonly string[] => {
    const text = stored.get();
    if (cached?.text !== text) cached = { text, queries: parseRecent(text) };
    return cached.queries;
  };
  return {
    get,
    getServer: () => noQueries,
    subscribe: stored.subscribe,
    add: (query: string) => stored.set(JSON.stringify(withRecent(get(), query))),
    clear: () => stored.set(null),
  };
}
