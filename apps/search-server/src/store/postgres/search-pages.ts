import { analyzerFor, parseDocuments, parseQuery, type SearchDocument } from '@docs/search-core';
import type { ClientBase } from 'pg';
import { surfacesOf } from '../../terms/surfaces.ts';
import type { FoundPage } from '../../answers/found-page.ts';
import { expandTerms, type ExpandedClause } from './expand-terms.ts';
import { phraseQuery } from './phrase-query.ts';
import { rankPages, type SearchedIndex } from './rank-pages.ts';
import { tables } from './schema.ts';

/** Clauses of a query; what follows adds little and costs a scan each. */
const maxClauses = 48;

function foundPage(
  document: SearchDocument,
  text: string,
  lang: string,
  expanded: readonly ExpandedClause[],
): FoundPage {
  const terms = expanded.flatMap(({ alternatives }) => alternatives.map(({ term }) => term));
  const surfaces = surfacesOf(document, lang, new Set(terms));
  const corrections = expanded.flatMap(({ clause, alternatives }) =>
    alternatives
      .filter(({ isCorrection }) => isCorrection)
      .flatMap(({ term }) =>
        [...(surfaces.get(term) ?? [])]
          .slice(0, 1)
          .map((found) => ({ typed: clause.written.toLowerCase(), found })),
      ),
  );
  // Runs of Han text as typed, so that they are marked in one piece.
  const runs = text.match(/\p{Script=Han}{2,}/gu) ?? [];
  return { document, words: [...runs, ...[...surfaces.values()].flatMap((each) => [...each])], corrections };
}

export async function searchPages(
  client: ClientBase,
  index: SearchedIndex,
  text: string,
  limit: number,
): Promise<readonly FoundPage[]> {
  const { clauses } = parseQuery(text, analyzerFor(index.lang));
  const expanded = await expandTerms(client, index.id, clauses.slice(0, maxClauses));
  if (expanded.every(({ alternatives }) => alternatives.length === 0)) return [];
  const documents = parseDocuments(
    await rankPages(client, index, expanded, phraseQuery(text, index.lang), limit),
  );
  if (!documents.ok) throw new Error(`${tables.page} holds a document without ${documents.error.path}.`);
  return documents.value.map((document) => foundPage(document, text, index.lang, expanded));
}
