import { candidates } from './ranking-constants.ts';
import { tables } from './schema.ts';

/** Matching pages of index `$1`, those with the shortest titles first. */
const visit = (match: string, order = 'order by title_length, route_path'): string =>
  `select ctid as page, title_length, route_path from ${tables.page}
   where index_id = $1 and ${match} ${order} limit ${candidates.maxVisited}`;

/** For two or more words; a single one has its own `tsquery`. */
const hasAllWords = (words: number): string =>
  [
    'cardinality(queries) > 1',
    ...Array.from({ length: words }, (_, at) => `terms @@ queries[${at + 1}]`),
  ].join(' and ');

/**
 * The pages to rank, selected by `asked` and the `tsquery`s of all words of the query, `$12`. A frequent word is in
 * more pages than are visited: pages that have it in the title or a heading count, and those that have all words;
 * others only if these are too few.
 */
export const candidatePages = (words: number): string => `
with word as materialized (
  -- Else the planner, which knows how many pages have a word, reads all pages until enough have all.
  select $12::tsquery[] as queries
), best as materialized (
  select place, weight * likeness * ${1 + candidates.heading + candidates.title} as reach, visited.*
  from asked cross join lateral (${visit('titles @@ query')}) visited
  union all
  select place, weight * likeness * ${1 + candidates.heading}, visited.*
  from asked cross join lateral (${visit('heads @@ query')}) visited
  union all
  select place, weight * likeness, visited.*
  from asked cross join lateral (${visit('terms @@ query', '')}) visited where pages <= ${candidates.maxVisited}
  union all
  select place, reach, visited.*
  from (select place, min(weight * likeness) as reach from asked group by place) least
    cross join (select visited.* from word cross join lateral (${visit(hasAllWords(words), '')}) visited) visited
), matching as (
  table best
  union all
  select place, weight * likeness, visited.*
  from asked cross join lateral (${visit('terms @@ query', '')}) visited
  where pages > ${candidates.maxVisited} and (select count(*) from (select distinct page from best) found) < ${candidates.maxRanked}
)
select page from (
  select page, title_length, route_path, max(reach) as reach from matching group by page, title_length, route_path, place
) of_place
group by page, title_length, route_path
order by sum(reach) desc, title_length, route_path limit ${candidates.maxRanked}`;
