import type { Clause } from '@docs/search-core';
import type { ClientBase } from 'pg';
import type { ExpandedClause } from './expand-terms.ts';
import { candidatePages } from './candidate-pages.ts';
import { quoted } from './page-vector.ts';
import {
  coverage,
  expansion,
  fields,
  frequencyPower,
  heading,
  mostOfContent,
  phraseDecay,
  usualLength,
} from './ranking-constants.ts';
import { tables } from './schema.ts';

/** Frequency of the terms of a group in a field; see `frequencyPower`. */
const occurrences = (weights: string, vector: string, normalization = 0): string =>
  `${Math.PI ** 2 / 6} * a.terms * ts_rank('${weights}', ${vector}, a.query, ${normalization})`;

const ranking = (words: number): string => `
with asked as materialized (
  select * from unnest($2::int[], $3::tsquery[], $4::int[], $5::float8[], $6::float8[], $7::float8[], $8::int[])
    as a(place, query, terms, likeness, weight, share, pages)
), term as materialized (
  select * from unnest($9::text[], $10::int[], $11::float8[]) as t(term, place, share)
), candidate as materialized (${candidatePages(words)}
), page as materialized (
  -- Concatenated, so that a long vector is read once and not by each call.
  select p.route_path, p.document, p.heads, p.head_lengths, p.terms || ''::tsvector as terms
  from candidate c join ${tables.page} p on p.ctid = c.page
), scored as (
  select p.route_path, p.document, text.score, text.coverage, least(1, coalesce(head.match, 0)) as head,
    coalesce(p.terms @@ $13::tsquery, false) as quotes
  from page p
  cross join lateral (
    select sum(score) as score, sum(share) as coverage from (
      select max(a.likeness * a.weight * (
          ${fields.title} * least(1, ${occurrences('{0,0,0,1}', 'p.heads')})
          + ${fields.headings} * power(${occurrences('{0,0,1,0}', 'p.heads')}, ${frequencyPower})
          + ${fields.content} * power(least(${mostOfContent}, ${usualLength} * ${occurrences('{1,0,0,0}', 'p.terms', 1)}), ${frequencyPower})
        )) as score, max(a.share) as share
      from asked a where p.terms @@ a.query group by a.place
    ) each
  ) text
  cross join lateral (
    -- Share of the query that is in a heading, times share of the heading that is in the query.
    select max(match) as match from (
      select sum(share) * least(1, count(*)::float8 / p.head_lengths[number])
        * case number when 1 then 1 else ${heading.belowTitle} end as match
      from (
        select t.place, number, max(t.share) as share
        from unnest(p.heads) as h(term, numbers, weights) join term t on t.term = h.term
          cross join unnest(h.numbers) as number
        group by t.place, number
      ) matched group by number
    ) each
  ) head
)
select document::text from scored
order by score * power(coverage, $15::float8) * (1 + ${heading.bonus} * head)
  * (1 + case when quotes then exp(-${phraseDecay} * head) / count(*) filter (where quotes) over () else 0 end) desc,
  route_path
limit $14`;

/** As in BM25: a term of every page says nothing, a term of a single page says much. */
const rarity = (holding: number, all: number): number =>
  Math.log(1 + (all - holding + 0.5) / (holding + 0.5));

const anyOf = (terms: readonly string[]): string => terms.map(quoted).join(' | ');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function byLikeness({ alternatives }: ExpandedClause) {
  return Array.from({ length: expansion.steps }, (_, step) => {
    const near = alternatives.filter(({ likeness }) => Math.ceil(likeness * expansion.steps) === step + 1);
    const likeness = sum(near.map((each) => each.likeness)) / near.length;
    return { terms: near.map(({ term }) => term), likeness, pages: sum(near.map((each) => each.pages)) };
  }).filter(({ terms }) => terms.length > 0);
}

/** Whether a missing clause lowers the coverage of a page: words and parts of identifiers do, leading paths do not. */
const isRequired = ({ kind }: Clause): boolean => kind === 'word' || kind === 'subword';

export interface SearchedIndex {
  readonly id: number;
  readonly lang: string;
  /** Number of pages of the index. */
  readonly pages: number;
}

/** The stored documents of the best pages as JSON, best first. */
export async function rankPages(
  client: ClientBase,
  { id, pages }: SearchedIndex,
  expanded: readonly ExpandedClause[],
  phrase: string | null,
  limit: number,
): Promise<readonly string[]> {
  const known = expanded
    .filter(({ clause, alternatives }) => alternatives.length > 0 || isRequired(clause))
    .map((each, place) => {
      const holding = Math.min(pages, sum(each.alternatives.map((alternative) => alternative.pages)));
      return { ...each, place, weight: each.clause.weight * rarity(holding, pages) };
    });
  const named = known.filter(({ clause, alternatives }) => clause.kind !== 'path' && alternatives.length > 0);
  const totalNamed = sum(named.map(({ weight }) => weight)) || 1;
  const groups = known.flatMap((each) => byLikeness(each).map((group) => ({ ...each, ...group })));
  const terms = known.flatMap(({ alternatives, place, weight }) =>
    alternatives.map(({ term, likeness }) => ({ term, place, share: (likeness * weight) / totalNamed })),
  );
  const words = known
    .filter(({ clause, alternatives }) => isRequired(clause) && alternatives.length > 0)
    .map(({ alternatives }) => anyOf(alternatives.map(({ term }) => term)));
  const isLong = words.length >= coverage.longText.words;
  const shareOf = ({ clause, weight }: (typeof known)[number]) => (isLong ? weight : clause.weight);
  const total = sum(known.map(shareOf));
  const { rows } = await client.query<{ document: string }>(ranking(words.length), [
    id,
    groups.map(({ place }) => place),
    groups.map((group) => anyOf(group.terms)),
    groups.map((group) => group.terms.length),
    groups.map(({ likeness }) => likeness),
    groups.map(({ weight }) => weight),
    groups.map((group) => shareOf(group) / total),
    groups.map((group) => group.pages),
    terms.map(({ term }) => term),
    terms.map(({ place }) => place),
    terms.map(({ share }) => share),
    words,
    phrase,
    limit,
    isLong ? coverage.longText.power : coverage.power,
  ]);
  return rows.map(({ document }) => document);
}
