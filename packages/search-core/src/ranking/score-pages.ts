import type { InvertedIndex } from '../index/inverted-index.ts';
import type { QueryStyle } from '../query/parse-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import type { EvidenceCollector } from './evidence-collector.ts';
import { keepBest } from './keep-best.ts';
import type { Evidence, ScoredPage } from './signal.ts';
import { scoreOf } from './signals/index.ts';

/** A heading that says the query is worth a little less than a title that does. */
const headingBesideTitle = 0.7;

/** Every page that has anything of a query, until the collector is given the next one. */
export interface PageScores {
  /** The best `limit` pages, best first, of those that have at least `leastCoverage` of the query. */
  best(limit: number, leastCoverage?: number): readonly ScoredPage[];
}

export function scorePages(
  index: InvertedIndex,
  clauses: readonly ResolvedClause[],
  collector: EvidenceCollector,
  style: QueryStyle,
): PageScores {
  collector.clear();
  for (const clause of clauses) collector.add(clause, style);
  chooseHeads(index, collector);
  const { pages, text, coverage, heading, section, totalWeight } = collector;
  return {
    best(limit, leastCoverage = 0) {
      const top: ScoredPage[] = [];
      let least = -Infinity;
      for (const page of pages) {
        const share = (coverage[page] ?? 0) / totalWeight;
        if (share < leastCoverage) continue;
        const most = {
          text: text[page] ?? 0,
          coverage: 1,
          heading: heading[page] ?? 0,
          literal: 0,
          verbatim: 0,
        };
        // Most pages have too little even if they had all of the query.
        if (scoreOf(most, style) < least) continue;
        const evidence: Evidence = { ...most, coverage: share };
        const score = scoreOf(evidence, style);
        const best = most.heading === 0 ? index.pageStarts[page] : section[page];
        if (score < least) continue;
        // Sorted now and then, when twice as many have come as are wanted.
        if (top.push({ page, score, section: best ?? 0, evidence }) >= 2 * limit)
          least = keepBest(top, limit);
      }
      keepBest(top, limit);
      return top;
    },
  };
}

/** Of each page the head that says most of the query and least beside it. */
function chooseHeads({ pageStarts, headLengths }: InvertedIndex, collector: EvidenceCollector): void {
  const { heads, headPages, headCount, headWeight, totalRarity, heading, section } = collector;
  for (let at = 0; at < heads.length; at += 1) {
    const [head = 0, page = 0] = [heads[at], headPages[at]];
    const ofHead = Math.min(1, (headCount[head] ?? 0) / Math.max(1, headLengths[head] ?? 1));
    const ofQuery = Math.min(1, (headWeight[head] ?? 0) / totalRarity);
    const says = ofHead * ofQuery * (head === pageStarts[page] ? 1 : headingBesideTitle);
    if (says <= (heading[page] ?? 0)) continue;
    heading[page] = says;
    section[page] = head;
  }
}
