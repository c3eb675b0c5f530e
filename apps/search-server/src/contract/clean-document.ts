import type { SearchDocument } from '@docs/search-core';
import { cleanText } from './search-query.ts';

/** A document without NUL and lone surrogates. Each is replaced by one code unit, so `charIndex` stays valid. */
export function cleanDocument(document: SearchDocument): SearchDocument {
  const { domain, group, keywords, synonyms } = document;
  return {
    ...document,
    routePath: cleanText(document.routePath),
    title: cleanText(document.title),
    content: cleanText(document.content),
    toc: document.toc.map((entry) => ({ ...entry, text: cleanText(entry.text), id: cleanText(entry.id) })),
    ...(domain !== undefined && { domain: cleanText(domain) }),
    ...(group !== undefined && { group: cleanText(group) }),
    ...(keywords && { keywords: keywords.map(cleanText) }),
    ...(synonyms && { synonyms: synonyms.map(cleanText) }),
  };
}
