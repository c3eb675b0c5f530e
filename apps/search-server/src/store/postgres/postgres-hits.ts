import { parseDocuments, type SearchDocument } from '@docs/search-core';
import { hitOf } from '../../answers/hit-of.ts';
import type { Hit } from '../../contract/answer.ts';
import { surfacesOf } from '../../terms/surfaces.ts';
import type { ExpandedClause } from './expand-terms.ts';
import { tables } from './schema.ts';

/** The result of a query in an index. */
export interface FoundDocuments {
  /** As JSON, best first. */
  readonly documents: readonly string[];
  /** The query. */
  readonly text: string;
  readonly lang: string;
  readonly expanded: readonly ExpandedClause[];
}

function pageHit(document: SearchDocument, { text, lang, expanded }: FoundDocuments): Hit {
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
  // Runs of Han text as typed, so that they are marked as one range.
  const runs = text.match(/\p{Script=Han}{2,}/gu) ?? [];
  const words = [...runs, ...[...surfaces.values()].flatMap((each) => [...each])];
  return hitOf({ document, words, corrections });
}

/** Runs in a thread, because parsing and marking a long document takes long. */
export function postgresHits(found: FoundDocuments): readonly Hit[] {
  const documents = parseDocuments(found.documents.map((json): unknown => JSON.parse(json)));
  if (!documents.ok) throw new Error(`${tables.page} holds a document without ${documents.error.path}.`);
  return documents.value.map((document) => pageHit(document, found));
}
