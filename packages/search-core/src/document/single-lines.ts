import type { SearchDocument } from './search-document.ts';

/**
 * Titles, headings and keywords in one line each, as a whole index stores them. Shards keep the texts of a page as they are
 * given, and compare its headings with the query letter for letter.
 */
export function withSingleLines(document: SearchDocument): SearchDocument {
  const { title, toc, keywords = [], synonyms = [] } = document;
  const texts = [title, ...toc.map(({ text }) => text), ...keywords, ...synonyms];
  if (!texts.some((text) => text.includes('\n'))) return document;
  return {
    ...document,
    title: singleLine(title),
    toc: toc.map((entry) => ({ ...entry, text: singleLine(entry.text) })),
    keywords: keywords.map(singleLine),
    synonyms: synonyms.map(singleLine),
  };
}

const singleLine = (text: string): string => text.replaceAll('\n', ' ');
