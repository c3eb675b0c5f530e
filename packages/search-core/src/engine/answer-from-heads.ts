import type { SearchResponse } from '../results/search-result.ts';
import { readPartOf } from './searcher.ts';
import type { Searcher, SearchOptions } from './searcher.ts';

/**
 * Answers from an index of heads (`buildHeads`); undefined if heads lack a word or an identifier of the query. The
 * contents may have it, so it is neither missing nor a typo.
 */
export function answerFromHeads(
  { findPages, search }: Searcher,
  text: string,
  options: SearchOptions,
): SearchResponse | undefined {
  const { query, clauses, pages } = findPages(readPartOf(text), 1);
  if (query.clauses.length === 0) return search(text, options);
  const known = new Set(clauses.filter(({ isKnown }) => isKnown).map(({ clause }) => clause));
  const asked = query.clauses.filter(({ kind }) => kind === 'word' || kind === 'compound');
  const hasWords = asked.every((clause) => known.has(clause));
  return hasWords && pages.length > 0 ? { ...search(text, options), isComplete: false } : undefined;
}
