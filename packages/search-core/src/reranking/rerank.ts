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

/** Longest query, in code units, that may be a heading. */
const maxLiteralLength = 100;

/** Takes at most `rereadPages` pages, best first. */
export function rerank(
  index: InvertedIndex,
  best: readonly ScoredPage[],
  query: Query,
): readonly ScoredPage[] {
  if (query.style === 'question') return best;
  const withLiteral = literally(index, best, query);
  return sideBySide(index, withLiteral, query);
}

function literally({ store, pageStarts }: InvertedIndex, best: readonly ScoredPage[], query: Query) {
  const name = query.text.trim().toLowerCase();
  if (name === '' || name.length > maxLiteralLength) return best;
  const literal = markNoTermKeeps.test(name) ? literalMarked : literalPlain;
  return rescored(best, query, ({ page, section, evidence }) => {
    if (evidence.heading === 0) return {};
    const head = readHead(store, page, section - (pageStarts[page] ?? 0));
    return head.toLowerCase().includes(name) ? { literal } : {};
  });
}

/** Only pages that could come first by it are read; none where no other page can come before the first. */
function sideBySide({ store }: InvertedIndex, best: readonly ScoredPage[], query: Query) {
  const { length } = query.neighbours;
  if (length === 0) return best;
  const most = 1 + 1 / length;
  const reach = (best[0]?.score ?? 0) / (1 + adjacency.weights[query.style] * most);
  if ((best[1]?.score ?? 0) < reach) return best;
  const countIn = neighbourCounter(query.neighbours);
  return rescored(best, query, ({ page, score }) => {
    if (score < reach) return {};
    return { adjacency: (most * countIn(contentBytes(store, page))) / length };
  });
}

function rescored(
  pages: readonly ScoredPage[],
  { style }: Query,
  read: (page: ScoredPage) => Partial<Evidence>,
): readonly ScoredPage[] {
  return pages
    .map((page) => {
      const evidence = { ...page.evidence, ...read(page) };
      return { ...page, evidence, score: scoreOf(evidence, style) };
    })
    .toSorted((a, b) => b.score - a.score || a.page - b.page);
}
