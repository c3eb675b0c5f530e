import { parseDocuments, type SearchDocument } from '@docs/search-core';
import type { ClientBase } from 'pg';
import { queryTerms, type QueryTerm } from '../../terms/query-terms.ts';
import { surfacesOf } from '../../terms/surfaces.ts';
import type { FoundPage } from '../store.ts';
import { expandTerms, type Alternative } from './expand-terms.ts';
import { quoted } from './page-vector.ts';

/** Weights of `ts_rank`: content, nothing, headings and keywords, title. */
const fieldWeights = '{0.1, 0.1, 0.4, 1}';
/** How much more a page counts that has all words in its title, and no other. */
const titleBonus = 1.5;

/**
 * A term counts by its rarity (`weight`) times `ts_rank`, which has frequency, field and length. Of the alternatives of
 * a term the best counts. A page without some of the terms loses the share of their weights.
 */
const ranking = `
with asked as materialized (
  select * from unnest($2::int[], $3::tsquery[], $4::tsquery[], $5::float8[]) as a(place, term, titled, weight)
), total as (
  select sum(weight) as weight from (select max(weight) as weight from asked group by place) each
), best as (
  select p.route_path, a.place, max(a.weight) as weight,
    max(a.weight * ts_rank('${fieldWeights}', p.terms, a.term, 1)) as score,
    bool_or(p.terms @@ a.titled)::int as titled
  from asked a join search_page p on p.index_id = $1 and p.terms @@ a.term
  group by p.route_path, a.place
), scored as (
  select route_path, sum(score) * (sum(weight) / (select weight from total)) as score, sum(titled) as titled,
    sum(weight) / (select weight from total) as coverage
  from best group by route_path
)
select p.document
from scored s join search_page p on p.index_id = $1 and p.route_path = s.route_path
order by s.score * (1 + ${titleBonus} * s.coverage * least(1, s.titled::float8 / greatest(1, p.title_terms))) desc, s.route_path
limit $6`;

/** As in BM25: a term of every page says nothing, a term of one page says much. */
const rarity = (pages: number, all: number): number => Math.log(1 + (all - pages + 0.5) / (pages + 0.5));

function foundPage(
  document: SearchDocument,
  text: string,
  lang: string,
  alternatives: readonly Alternative[],
): FoundPage {
  const surfaces = surfacesOf(document, lang, new Set(alternatives.map(({ term }) => term)));
  const corrections = alternatives
    .filter(({ isCorrection }) => isCorrection)
    .flatMap(({ asked, term }) =>
      [...(surfaces.get(term) ?? [])].slice(0, 1).map((found) => ({ typed: asked.typed, found })),
    );
  // Runs of Han text as typed, so that they are marked in one piece.
  const runs = text.match(/\p{Script=Han}{2,}/gu) ?? [];
  return { document, words: [...runs, ...[...surfaces.values()].flatMap((each) => [...each])], corrections };
}

interface Clause {
  readonly asked: QueryTerm;
  readonly likeness: number;
  readonly terms: readonly string[];
  /** Pages that hold one of the terms, counted once for each of them. */
  readonly holding: number;
}

/** The alternatives of a term that are as like it, together: fewer scans. */
function clausesOf(alternatives: readonly Alternative[]): readonly Clause[] {
  const clauses = new Map<string, Clause>();
  for (const { asked, term, pages, likeness } of alternatives) {
    const key = `${asked.term} ${likeness}`;
    const { terms, holding } = clauses.get(key) ?? { terms: [], holding: 0 };
    clauses.set(key, { asked, likeness, terms: [...terms, term], holding: holding + pages });
  }
  return [...clauses.values()];
}

export interface SearchedIndex {
  readonly id: number;
  readonly lang: string;
  /** Number of its pages. */
  readonly pages: number;
}

export async function searchPages(
  client: ClientBase,
  { id, lang, pages }: SearchedIndex,
  text: string,
  limit: number,
): Promise<readonly FoundPage[]> {
  const alternatives = await expandTerms(client, id, queryTerms(text, lang));
  if (alternatives.length === 0) return [];
  const clauses = clausesOf(alternatives);
  const places = new Map(
    [...new Set(alternatives.map(({ asked }) => asked))].map((asked, at) => [asked, at]),
  );
  const { rows } = await client.query<{ document: unknown }>(ranking, [
    id,
    clauses.map(({ asked }) => places.get(asked)),
    clauses.map(({ terms }) => terms.map(quoted).join(' | ')),
    clauses.map(({ terms }) => terms.map((term) => `${quoted(term)}:A`).join(' | ')),
    clauses.map(
      ({ asked, holding, likeness }) => asked.weight * likeness * rarity(Math.min(holding, pages), pages),
    ),
    limit,
  ]);
  const documents = parseDocuments(rows.map(({ document }) => document));
  if (!documents.ok) throw new Error(`search_page holds a document without ${documents.error.path}.`);
  return documents.value.map((document) => foundPage(document, text, lang, alternatives));
}
