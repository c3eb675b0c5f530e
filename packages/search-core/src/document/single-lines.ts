import type { SearchDocument } from './search-document.ts';

/**
 * Replaces line breaks in titles, headings and keywords with spaces. Otherwise a heading and a query that both contain
 * a line break match only in shards, which keep the original text.
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
