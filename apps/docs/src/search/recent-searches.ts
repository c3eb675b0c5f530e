import type { Locale } from '@docs/content/types';
import { recentSearchesKey } from '../document/storage.ts';
import { createStoredValue } from '../document/stored-values.ts';

/** Questions that are kept, and code units of the longest. */
const maxRecent = 8;
const maxLength = 80;

const halfCharacter = /\p{Cs}/u;

const none: readonly string[] = [];

/** A question as it is kept; null for one that is not. */
function keptForm(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/\s+/g, ' ').trim();
  return text === '' || text.length > maxLength || halfCharacter.test(text) ? null : text;
}

/** What storage holds, whoever wrote it: only questions as this site keeps them come through. */
export function parseRecent(text: string | null): readonly string[] {
  if (text === null) return none;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return none;
  }
  if (!Array.isArray(value)) return none;
  const kept = value.map(keptForm).filter((query) => query !== null);
  return [...new Set(kept)].slice(0, maxRecent);
}

/** The list with a question at its head; the same question in other letters leaves it. */
export function withRecent(recent: readonly string[], query: string): readonly string[] {
  const kept = keptForm(query);
  if (kept === null) return recent;
  const others = recent.filter((other) => other.toLowerCase() !== kept.toLowerCase());
  return [kept, ...others].slice(0, maxRecent);
}

/** The questions that led somewhere, newest first; kept in this browser alone, by language. */
export function recentSearches(locale: Locale) {
  const stored = createStoredValue(recentSearchesKey(locale), (text) => text);
  let known: { readonly text: string | null; readonly queries: readonly string[] } | undefined;
  /** The same list as long as storage holds the same text. */
  const get = (): readonly string[] => {
    const text = stored.get();
    if (known?.text !== text) known = { text, queries: parseRecent(text) };
    return known.queries;
  };
  return {
    get,
    getServer: () => none,
    subscribe: stored.subscribe,
    add: (query: string) => stored.set(JSON.stringify(withRecent(get(), query))),
    clear: () => stored.set(null),
  };
}
