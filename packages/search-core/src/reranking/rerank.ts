/**
 * reranking/: the text of the best pages, read again for what postings cannot tell: names as they are written, words
 * side by side, pages that say the same, and what the best answers to a question talk about. Takes ScoredPage[],
 * best first, gives the same pages in their last order. Imports index/, query/ and ranking/.
 */
import { contentBytes, readHead } from '../index/document-store.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { Query } from '../query/parse-query.ts';
import type { Evidence, ScoredPage } from '../ranking/signal.ts';
import { adjacency } from '../ranking/signals/adjacency.ts';
import { scoreOf } from '../ranking/signals/index.ts';
import { neighbourCounter } from './stand-together.ts';

/** Pages that are read; those behind them stay behind them. */
export const rereadPages = 10;

/** Of a name that terms have in full, and of one with marks that no term keeps: `$emit`, `ref()`. */
const literalPlain = 0.3;
const literalMarked = 1;
const markNoTermKeeps = /[^\p{L}\p{N}\s\-_./:@]/u;

/** How much of its best head a page says, and of the query, to be first without a look into its text. */
const headingThatSettles = 0.5;

/** Longest query, in code units, that may be a heading. */
const maxLiteralLength = 100;

/** Takes at most `rereadPages` pages, best first. Only pages that could come first by what is read are read. */
export function rerank(
  index: InvertedIndex,
  best: readonly ScoredPage[],
  query: Query,
): readonly ScoredPage[] {
  if (query.style === 'question') return best;
  const literal = literalOf(query);
  const most = adjacencyOf(1, query);
  const contenders = withinReach(best, (1 + literal) * (1 + adjacency.weights.lookup * most));
  if (contenders.length < 2) return best;

  const { store, pageStarts } = index;
  const name = query.text.trim().toLowerCase();
  const named = rescored(best, contenders, ({ page, section, evidence }) => {
    const isLiteral =
      literal > 0 &&
      evidence.heading > 0 &&
      readHead(store, page, section - (pageStarts[page] ?? 0))
        .toLowerCase()
        .includes(name);
    return { ...evidence, literal: isLiteral ? literal : 0 };
  });
  const rivals = withinReach(named, 1 + adjacency.weights.lookup * most);
  const isCalledSo = (named[0]?.evidence.heading ?? 0) > headingThatSettles;
  if (most === 0 || rivals.length < 2 || isCalledSo) return named;

  const countIn = neighbourCounter(query.neighbours);
  return rescored(named, rivals, ({ page, evidence }) => ({
    ...evidence,
    adjacency: adjacencyOf(countIn(contentBytes(store, page)) / query.neighbours.length, query),
  }));
}

/** What a heading that has the query as it is typed counts; 0 for a text that no heading is. */
function literalOf({ text }: Query): number {
  const { length } = text.trim();
  if (length === 0 || length > maxLiteralLength) return 0;
  return markNoTermKeeps.test(text) ? literalMarked : literalPlain;
}

/** A short query says more by each pair of neighbours. */
function adjacencyOf(share: number, { neighbours: { length } }: Query): number {
  return length === 0 ? 0 : share * (1 + 1 / length);
}

/** The first page, and those that come before it when their score is multiplied by `factor` and its is not. */
function withinReach(best: readonly ScoredPage[], factor: number): readonly ScoredPage[] {
  const leader = best[0]?.score ?? 0;
  return best.filter(({ score }) => score * factor >= leader);
}

function rescored(
  pages: readonly ScoredPage[],
  wanted: readonly ScoredPage[],
  read: (page: ScoredPage) => Evidence,
): readonly ScoredPage[] {
  return pages
    .map((page) => {
      if (!wanted.includes(page)) return page;
      const evidence = read(page);
      return { ...page, evidence, score: scoreOf(evidence, 'lookup') };
    })
    .toSorted((a, b) => b.score - a.score || a.page - b.page);
}
