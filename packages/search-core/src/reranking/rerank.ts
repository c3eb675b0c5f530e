/**
 * reranking/: the text of the best pages, read again for what postings cannot tell: names as they are written, texts
 * that are quoted, and what the best answers to a question talk about. Takes ScoredPage[],
 * best first, gives the same pages in their last order. Imports index/, query/ and ranking/.
 */
import { contentBytes, readHead } from '../index/document-store.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { Query, QueryStyle } from '../query/parse-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import type { Evidence, ScoredPage } from '../ranking/signal.ts';
import { scoreOf } from '../ranking/signals/index.ts';
import { verbatim } from '../ranking/signals/verbatim.ts';
import { quotationFinder } from './quotation-finder.ts';

/** Pages whose heads are looked at: more are hardly ever shown. */
export const leadingPages = 10;

/** Pages that are read for a quotation. */
export const quotedPages = 40;

/** What the score of the first page must be to that of another to be safe from it, however little is read for. */
const leastReach = 1.05;

/** Of a name that terms have in full, and of one with marks that no term keeps: `$emit`, `ref()`. */
const literalPlain = 0.3;
const literalMarked = 1;
const markNoTermKeeps = /[^\p{L}\p{N}\s\-_./:@]/u;

/** What a quotation is worth whose last word no page has, to which the share of the pages that have it is added. */
const leastQuotation = 0.01;

/** How soon a quotation says less, the better some head says the query: at 14 a quarter of it leaves a thirtieth. */
const quotationDecay = 14;

/**
 * @param best at least `leadingPages` where there are as many
 * @param complete gives the best `quotedPages` of those that have each word of the query
 * @returns as many pages: those that come before the last of `best` by what is read take its place
 */
export function rerank(
  index: InvertedIndex,
  best: readonly ScoredPage[],
  complete: () => readonly ScoredPage[],
  query: Query,
  clauses: readonly ResolvedClause[],
): readonly ScoredPage[] {
  const named = query.style === 'lookup' ? byLiteralHeads(index, best, query) : best;
  return byQuotations(index, named, complete, query, clauses);
}

function byLiteralHeads(
  { store, pageStarts }: InvertedIndex,
  best: readonly ScoredPage[],
  query: Query,
): readonly ScoredPage[] {
  const literal = markNoTermKeeps.test(query.text) ? literalMarked : literalPlain;
  const name = query.text.trim().toLowerCase();
  const leader = best[0]?.score ?? 0;
  const named = best.slice(0, leadingPages).filter(
    ({ page, section, score, evidence }) =>
      evidence.heading > 0 &&
      score * (1 + literal) >= leader &&
      readHead(store, page, section - (pageStarts[page] ?? 0))
        .toLowerCase()
        .includes(name),
  );
  return rescored(best, named, query.style, { literal });
}

/**
 * Pages that have the query word by word. It says the more, the less it looks like a name: no head says it, it ends
 * with a word that most pages have, as what is cut out of a sentence often does, and few pages have it.
 */
function byQuotations(
  index: InvertedIndex,
  best: readonly ScoredPage[],
  complete: () => readonly ScoredPage[],
  { phrase, style }: Query,
  clauses: readonly ResolvedClause[],
): readonly ScoredPage[] {
  if (phrase.length === 0) return best;
  const heading = Math.max(0, ...best.slice(0, leadingPages).map(({ evidence }) => evidence.heading));
  const worth = (leastQuotation + lastWordShare(index, clauses)) * Math.exp(-quotationDecay * heading);
  const reach = 1 + verbatim.weights[style] * worth;
  if (reach < leastReach) return best;
  const candidates = complete();
  const leader = best[0]?.score ?? 0;
  if (!candidates.some(({ score }) => score < leader && score * reach >= leader)) return best;
  const isQuotedIn = quotationFinder(phrase);
  const quoted = candidates.filter(({ page }) => isQuotedIn(contentBytes(index.store, page)));
  const others = quoted.filter((page) => !isAmong(best, page));
  const found = { verbatim: worth / quoted.length };
  return rescored([...best, ...others], quoted, style, found).slice(0, best.length);
}

/** Share of the pages that have the last word of the query. */
function lastWordShare(index: InvertedIndex, clauses: readonly ResolvedClause[]): number {
  const last = clauses.findLast(({ clause: { kind, isPrefix } }) => isPrefix && kind !== 'join');
  const exact = last?.matches[0];
  if (exact?.closeness !== 1) return 0;
  return Math.min(1, (exact.postings.end - exact.postings.start) / documentCount(index));
}

/** Coverage is summed in 32 bits. */
const coverageError = 1e-5;

/** Of a page that has each word somewhere, whatever else the words may be one word of. */
export function leastCoverage(clauses: readonly ResolvedClause[]): number {
  const weightOf = (some: readonly ResolvedClause[]) =>
    some.reduce((sum, { clause }) => sum + clause.weight, 0);
  const words = clauses.filter(({ clause }) => clause.kind !== 'join');
  return weightOf(words) / weightOf(clauses) - coverageError;
}

const isAmong = (pages: readonly ScoredPage[], { page }: ScoredPage) =>
  pages.some((one) => one.page === page);

function rescored(
  pages: readonly ScoredPage[],
  wanted: readonly ScoredPage[],
  style: QueryStyle,
  found: Partial<Evidence>,
): readonly ScoredPage[] {
  if (wanted.length === 0) return pages;
  return pages
    .map((page) => {
      if (!isAmong(wanted, page)) return page;
      const evidence = { ...page.evidence, ...found };
      return { ...page, evidence, score: scoreOf(evidence, style) };
    })
    .toSorted((a, b) => b.score - a.score || a.page - b.page);
}
