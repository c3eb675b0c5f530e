import { distance } from 'fastest-levenshtein';
import type { Clause } from '@docs/search-core';
import type { ClientBase } from 'pg';
import { expansion } from './ranking-constants.ts';
import { tables } from './schema.ts';

/** A term of the index that matches a clause of the query. */
interface Alternative {
  readonly term: string;
  /** Number of pages that have it. */
  readonly pages: number;
  /** 1 for the term itself, less for a longer or similar one. */
  readonly likeness: number;
  readonly isCorrection: boolean;
}

export interface ExpandedClause {
  readonly clause: Clause;
  /** Empty if the index has neither the term nor a similar one. */
  readonly alternatives: readonly Alternative[];
}

/** Length of a prefix from which all longer terms are read, to find the most frequent ones. */
export const listedLetters = 4;
const listed = Array.from({ length: listedLetters }, (_, at) => at + 1);
/** Words that may be mistyped. */
const mendable = /^[a-z0-9]{4,}$/;

/** The most frequent longer terms, and similar terms if the index does not have the term itself. */
const lookup = `
select a.place::int - 1 as place, t.term, t.pages, t.kind
from unnest($2::text[], $3::text[], $4::text[], $5::text[]) with ordinality as a(term, typed, longer, similar_to, place)
cross join lateral (
  (select term, pages, 'exact' as kind from ${tables.term} where index_id = $1 and term in (a.term, a.typed))
  union all
  (select term, pages, 'longer' from ${tables.term}
   where index_id = $1 and a.longer is not null and term ^@ a.longer
     and listed_from = any((array[${listed.join(', ')}])[:length(a.longer)])
     and term >= a.longer and term < a.longer || chr(1114111)
     and term not in (a.term, a.typed)
   order by pages desc, term limit ${expansion.maxLonger})
  union all
  (select term, pages, 'similar' from ${tables.term}
   where index_id = $1 and a.similar_to is not null and term % a.similar_to
     and not exists (select from ${tables.term} where index_id = $1 and term in (a.term, a.typed))
   order by similarity(term, a.similar_to) desc, term limit ${expansion.maxSimilar})
) t
order by place, t.term`;

interface Row {
  readonly place: number;
  readonly term: string;
  readonly pages: number;
  readonly kind: 'exact' | 'longer' | 'similar';
}

const swapped = (term: string): readonly string[] =>
  Array.from({ length: term.length - 1 }, (_, at) =>
    [term.slice(0, at), term[at + 1], term[at], term.slice(at + 2)].join(''),
  );

/** A swap of two adjacent letters is one edit. */
const edits = (typed: string, term: string): number =>
  swapped(typed).includes(term) ? 1 : distance(typed, term);

function likenessOf({ typed, term: asked }: Clause, { term, kind }: Row): number {
  const { longer, similar } = expansion;
  if (kind === 'exact') return 1;
  if (kind === 'longer') return longer.least + (longer.more * typed.length) / term.length;
  const count = edits(asked, term);
  return count > 1 && asked.length < expansion.lettersForTwoEdits ? 0 : (similar[count] ?? 0);
}

/** Looks up the clauses of a query in the terms of an index. */
export async function expandTerms(
  client: ClientBase,
  id: number,
  clauses: readonly Clause[],
): Promise<readonly ExpandedClause[]> {
  /** Joined adjacent words, looked up after the terms of the clauses: `websocket` for `web` and for `sockets`. */
  const joined = [...new Set(clauses.flatMap((clause) => clause.joined))];
  const { rows } = await client.query<Row>(lookup, [
    id,
    [...clauses.map(({ term }) => term), ...joined],
    [...clauses.map(({ typed }) => typed), ...joined],
    [...clauses.map(({ typed, isPrefix }) => (isPrefix ? typed : null)), ...joined.map(() => null)],
    [
      ...clauses.map(({ term, kind }) => (kind !== 'path' && mendable.test(term) ? term : null)),
      ...joined.map(() => null),
    ],
  ]);
  return clauses.map((clause, place) => {
    const own = rows.filter((row) => row.place === place);
    const asOne = rows.filter(
      ({ term, place: at }) =>
        at >= clauses.length && clause.joined.includes(term) && !own.some((row) => row.term === term),
    );
    const known = own.filter(({ kind }) => kind !== 'similar');
    const used = known.length > 0 || asOne.length > 0 ? known : own;
    const alternatives = [
      ...used.map((row) => ({
        term: row.term,
        pages: row.pages,
        likeness: likenessOf(clause, row),
        isCorrection: row.kind === 'similar',
      })),
      ...asOne.map(({ term, pages }) => ({ term, pages, likeness: expansion.joined, isCorrection: false })),
    ];
    return { clause, alternatives: alternatives.filter(({ likeness }) => likeness > 0) };
  });
}
