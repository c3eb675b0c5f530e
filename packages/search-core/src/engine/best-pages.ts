import type { Analyzer } from '../analysis/analyzer.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/parse-query.ts';
import { createLookup, resolveQuery } from '../query/resolve-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { EvidenceCollector } from '../ranking/evidence-collector.ts';
import { scorePages } from '../ranking/score-pages.ts';
import type { ScoredPage } from '../ranking/signal.ts';
import { createFeedback } from '../reranking/feedback.ts';
import type { Feedback } from '../reranking/feedback.ts';
import { leadingPages, leastCoverage, quotedPages, rerank } from '../reranking/rerank.ts';
import { limits } from './limits.ts';

export interface BestPages {
  readonly query: Query;
  /** Of the query as typed. */
  readonly clauses: readonly ResolvedClause[];
  /** Best first. */
  readonly pages: readonly ScoredPage[];
}

/** Finds the best `limit` pages of a text; one text at a time, since all share the memory of one collector. */
export function createPageFinder(index: InvertedIndex, analyzer: Analyzer) {
  const lookup = createLookup(index.dictionary);
  let collector: EvidenceCollector | undefined;
  let feedback: Feedback | undefined;

  return (text: string, limit: number): BestPages => {
    const query = parseQuery(text.slice(0, limits.queryLength), analyzer);
    const clauses = resolveQuery(lookup, query);
    if (clauses.length === 0 || limit === 0) return { query, clauses, pages: [] };
    const score = (wanted: readonly ResolvedClause[]) =>
      scorePages(index, wanted, (collector ??= new EvidenceCollector(index)), query.style);

    let scores = score(clauses);
    let complete = () => scores.best(quotedPages, leastCoverage(clauses));
    if (query.style === 'question') {
      feedback ??= createFeedback(index, analyzer);
      // Of the words that join a question, no page need have any.
      const withEachWord = new Set(complete().map(({ page }) => page));
      scores = score(feedback(clauses, scores.best(leadingPages)));
      complete = () => scores.best(quotedPages).filter(({ page }) => withEachWord.has(page));
    }
    // The pages that are read again are always the same, so that a lower limit gives the same pages, fewer of them.
    const best = scores.best(Math.max(limit, leadingPages));
    const reread = rerank(index, best, complete, query, clauses);
    return { query, clauses, pages: reread.slice(0, limit) };
  };
}
