import { analyzerFor, parseQuery } from '@docs/search-core';
import type { ClientBase } from 'pg';
import { expandTerms } from './expand-terms.ts';
import { phraseQuery } from './phrase-query.ts';
import type { FoundDocuments } from './postgres-hits.ts';
import { rankPages, type SearchedIndex } from './rank-pages.ts';

/** Maximum number of clauses of a query; more add little and cost a scan each. */
const maxClauses = 48;

export async function searchPages(
  client: ClientBase,
  index: SearchedIndex,
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<FoundDocuments> {
  const { lang } = index;
  const { clauses } = parseQuery(text, analyzerFor(lang));
  // A cancellation between two statements has no effect.
  signal.throwIfAborted();
  const expanded = await expandTerms(client, index.id, clauses.slice(0, maxClauses));
  const isKnown = expanded.some(({ alternatives }) => alternatives.length > 0);
  signal.throwIfAborted();
  const documents = isKnown ? await rankPages(client, index, expanded, phraseQuery(text, lang), limit) : [];
  return { documents, text, lang, expanded };
}
