import { distance } from 'fastest-levenshtein';
import type { ClientBase } from 'pg';
import type { QueryTerm } from '../../terms/query-terms.ts';

/** A term of the index that stands for a term of the query. */
export interface Alternative {
  readonly asked: QueryTerm;
  readonly term: string;
  /** Pages that hold it. */
  readonly pages: number;
  /** 1 for the term itself, less for a longer or a similar one. */
  readonly likeness: number;
  readonly isCorrection: boolean;
}

/** Longer terms and similar terms of one term of the query. */
const [maxLonger, maxSimilar] = [30, 40];
const likeness = { exact: 1, longer: 0.6, similar: 0.5 } as const;
const mendable = /^[a-z0-9]{4,}$/;

const expansion = `
select a.place::int - 1 as place, t.term, t.pages, t.kind
from unnest($2::text[], $3::text[], $4::text[]) with ordinality as a(term, longer, similar_to, place)
cross join lateral (
  (select term, pages, 'exact' as kind from search_term where index_id = $1 and term = a.term)
  union all
  (select term, pages, 'longer' from search_term
   where index_id = $1 and a.longer is not null and term ^@ a.longer and term >= a.longer and term <> a.term
   order by pages desc, term limit ${maxLonger})
  union all
  (select term, pages, 'similar' from search_term
   where index_id = $1 and a.similar_to is not null and term % a.similar_to
     and not exists (select from search_term where index_id = $1 and term = a.term)
   order by similarity(term, a.similar_to) desc, term limit ${maxSimilar})
) t
order by place, t.term`;

interface Row {
  readonly place: number;
  readonly term: string;
  readonly pages: number;
  readonly kind: keyof typeof likeness;
}

/** One edit in a short word, two in a longer one: a swap of two letters is two edits. */
const allowedEdits = (term: string): number => (term.length < 5 ? 1 : 2);

/** The most similar terms only: `plugin` for `plguin`, not `plain` as well. */
function nearest(asked: QueryTerm, rows: readonly Row[]): readonly Row[] {
  const edits = rows.map(({ term }) => distance(asked.term, term));
  const least = Math.min(...edits, allowedEdits(asked.term));
  return rows.filter((_, at) => edits[at] === least).slice(0, 5);
}

/** Looks the terms of a query up. Terms that the index lacks, and has nothing similar to, have no alternative. */
export async function expandTerms(
  client: ClientBase,
  id: number,
  terms: readonly QueryTerm[],
): Promise<readonly Alternative[]> {
  const { rows } = await client.query<Row>(expansion, [
    id,
    terms.map(({ term }) => term),
    terms.map(({ typed, isPrefix }) => (isPrefix ? typed : null)),
    terms.map(({ term, isJoined }) => (!isJoined && mendable.test(term) ? term : null)),
  ]);
  return terms.flatMap((asked, place) => {
    const own = rows.filter((row) => row.place === place);
    const found = own.filter(({ kind }) => kind !== 'similar');
    const used = found.length > 0 ? found : nearest(asked, own);
    return used.map(({ term, pages, kind }) => ({
      asked,
      term,
      pages,
      likeness: likeness[kind],
      isCorrection: kind === 'similar',
    }));
  });
}
