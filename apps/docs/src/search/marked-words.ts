import type { SearchItem } from '@docs/ui/search';

/** Longest word, and most of them, that are looked for in a page. */
const maxLength = 60;
const maxWords = 12;

/** What to mark in a page that a row led to: what the row has marked, and the words of the question. */
export function markedWords(item: SearchItem, query: string): readonly string[] {
  const found = [...item.title, ...(item.excerpt ?? [])].filter(({ marked }) => marked);
  const typed = query.split(/\s+/).filter((word) => word.length > 1);
  const words = [...found.map(({ text }) => text.trim()), ...typed]
    .filter((word) => word !== '' && word.length <= maxLength)
    .map((word) => word.toLowerCase());
  return [...new Set(words)].slice(0, maxWords);
}
