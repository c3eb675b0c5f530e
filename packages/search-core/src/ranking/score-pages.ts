import type { InvertedIndex } from '../index/inverted-index.ts';
import type { QueryStyle } from '../query/parse-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import type { EvidenceCollector } from './evidence-collector.ts';
import type { Evidence, ScoredPage } from './signal.ts';
import { scoreOf } from './signals/index.ts';

/** A heading that says the query is worth a little less than a title that does. */
const headingBesideTitle = 0.7;

interface BestHead {
  readonly section: number;
  readonly heading: number;
}

/** Every page that has anything of the query. The collector is clear before and after. */
export function scorePages(
  index: InvertedIndex,
  clauses: readonly ResolvedClause[],
  collector: EvidenceCollector,
  style: QueryStyle,
): readonly ScoredPage[] {
  for (const clause of clauses) collector.add(clause, style);
  const best = bestHeads(index, collector);
  const scored = collector.pages.map((page): ScoredPage => {
    const { section, heading } = best.get(page) ?? { section: index.pageStarts[page] ?? 0, heading: 0 };
    const evidence: Evidence = {
      text: collector.text[page] ?? 0,
      coverage: (collector.coverage[page] ?? 0) / collector.totalWeight,
      heading,
      literal: 0,
      verbatim: 0,
    };
    return { page, score: scoreOf(evidence, style), section, evidence };
  });
  collector.clear();
  return scored;
}

/** By page: the head that says most of the query and least beside it. */
function bestHeads(
  { pageStarts, headLengths }: InvertedIndex,
  collector: EvidenceCollector,
): ReadonlyMap<number, BestHead> {
  const best = new Map<number, BestHead>();
  for (const [at, section] of collector.heads.entries()) {
    const page = collector.headPages[at] ?? 0;
    const ofHead = Math.min(1, (collector.headCount[section] ?? 0) / Math.max(1, headLengths[section] ?? 1));
    const ofQuery = Math.min(1, (collector.headWeight[section] ?? 0) / collector.totalRarity);
    const heading = ofHead * ofQuery * (section === pageStarts[page] ? 1 : headingBesideTitle);
    if (heading > (best.get(page)?.heading ?? 0)) best.set(page, { section, heading });
  }
  return best;
}
