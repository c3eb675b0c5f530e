import { analyzerFor } from '../analysis/analyzers.ts';
import type { Token } from '../analysis/token.ts';
import { normalizeCompound } from '../analysis/word-tokenizer.ts';
import type { SearchDocument } from '../document/search-document.ts';

/**
 * The route paths of all documents that satisfy every word of `query`, sorted; found by looking at all text,
 * without an index. Meant for comparison, in time proportional to the text.
 */
export function plainSearch(
  documents: readonly SearchDocument[],
  query: string,
  locale: string = 'en',
): readonly string[] {
  const analyzer = analyzerFor(locale);
  const words = analyzer.tokenize(query, 'query');
  const lastEnd = words.at(-1)?.end ?? 0;
  if (words.length === 0) return [];
  return documents
    .filter((document) => {
      const terms = allTerms(document, (text) => analyzer.tokenize(text, 'index'));
      return words.every((word) => satisfies(terms, query, word, lastEnd));
    })
    .map(({ routePath }) => routePath)
    .sort();
}

function satisfies(terms: readonly string[], text: string, word: Token, lastEnd: number): boolean {
  const isOneCharacter = Array.from(word.term).length === 1 && word.term > '\u2e80';
  const isPrefix = word.end === lastEnd || isOneCharacter;
  const typed = normalizeCompound(text.slice(word.start, word.end));
  if (terms.some((term) => term === word.term || (isPrefix && term.startsWith(typed)))) return true;
  return word.parts.length > 0 && word.parts.every((part) => satisfies(terms, text, part, lastEnd));
}

function allTerms(document: SearchDocument, tokenize: (text: string) => readonly Token[]): readonly string[] {
  const { title, content, toc, keywords = [], synonyms = [] } = document;
  const texts = [title, content, ...toc.map(({ text }) => text), ...keywords, ...synonyms];
  return texts.flatMap((text) => tokenize(text).flatMap(termsOf));
}

function termsOf(token: Token): readonly string[] {
  return [token.term, ...token.parts.flatMap(termsOf)];
}
