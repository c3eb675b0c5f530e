import { surfaceKinds } from '../analysis/text-reader.ts';
import { postingsOf, termAt } from '../dictionary/term-dictionary.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { lineBreak, SurfaceReader } from '../index/text-store.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { idf } from '../ranking/bm25.ts';
import type { ScoredDocument } from '../ranking/score.ts';

/** Words of each page's content that are read, so that a question costs the same however long the pages are. */
const maxWords = 500;
/** Pages that a word must be in, of those that are read: a word of one page alone is not what they talk about. */
const leastPages = 2;
/** Words that are added at most. */
const maxAdded = 16;
/** Weight of the strongest added word beside a word of the question; the others in proportion. */
const addedWeight = 0.8;

const addable = /^[a-z]{3,}$/;

interface SharedTerm {
  readonly ordinal: number;
  /** Pages that have it. */
  readonly pages: number;
  /** Sum over those pages of its share of the words that were read, times its idf. */
  readonly strength: number;
}

/**
 * Adds the words that the best pages of a question share: one word more in `clauses` for each, or more weight for one
 * that it has. Pseudo-relevance feedback after Rocchio 1971, with relevance-model weights as in Abdul-Jaleel et al.,
 * UMass at TREC 2004.
 */
export function withFeedback(
  index: InvertedIndex,
  clauses: readonly ResolvedClause[],
  best: readonly ScoredDocument[],
): readonly ResolvedClause[] {
  const strong = strongestTerms(index, best);
  const most = strong[0]?.strength ?? 1;
  const byTerm = new Map(clauses.map((resolved) => [resolved.clause.term, resolved]));
  for (const { ordinal, strength } of strong) {
    const term = termAt(index.dictionary, ordinal);
    const resolved = byTerm.get(term) ?? withoutWeight(ordinal, term);
    const weight = resolved.clause.weight + (addedWeight * strength) / most;
    byTerm.set(term, { ...resolved, clause: { ...resolved.clause, weight } });
  }
  return [...byTerm.values()];
}

function strongestTerms(index: InvertedIndex, best: readonly ScoredDocument[]): readonly SharedTerm[] {
  const shared = new Map<number, { pages: number; share: number }>();
  for (const { docId } of best) {
    for (const [ordinal, share] of termShares(index, docId)) {
      const known = shared.get(ordinal) ?? { pages: 0, share: 0 };
      shared.set(ordinal, { pages: known.pages + 1, share: known.share + share });
    }
  }
  const terms: SharedTerm[] = [];
  for (const [ordinal, { pages, share }] of shared) {
    if (pages < leastPages) continue;
    const { start, end } = postingsOf(index.dictionary, ordinal);
    // A list has a posting per page, but for wide gaps.
    terms.push({ ordinal, pages, strength: share * idf(end - start, documentCount(index)) });
  }
  return terms
    .filter(({ ordinal }) => addable.test(termAt(index.dictionary, ordinal)))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, maxAdded);
}

/** Terms of whole words at the beginning of a page's content, each with its share of the words read. */
function termShares({ text, pageStarts }: InvertedIndex, page: number): ReadonlyMap<number, number> {
  const reader = new SurfaceReader(text, page);
  for (let heads = (pageStarts[page + 1] ?? 0) - (pageStarts[page] ?? 0); heads > 0 && !reader.isAtEnd;) {
    if (reader.next() === lineBreak) heads -= 1;
  }
  const counts = new Map<number, number>();
  let words = 0;
  while (words < maxWords && !reader.isAtEnd) {
    const surface = reader.next();
    if (text.kinds[surface] === surfaceKinds.separator) continue;
    words += 1;
    const start = text.termStarts[surface] ?? 0;
    if (start === text.termStarts[surface + 1]) continue;
    const ordinal = text.terms[start] ?? 0;
    counts.set(ordinal, (counts.get(ordinal) ?? 0) + 1);
  }
  return new Map([...counts].map(([ordinal, count]) => [ordinal, count / words]));
}

function withoutWeight(ordinal: number, term: string): ResolvedClause {
  return {
    clause: { kind: 'word', term, typed: term, written: term, isPrefix: false, weight: 0 },
    matches: [{ ordinal, similarity: 1 }],
    alternatives: [],
    corrections: [],
  };
}
