import { postingsOf, termAt, termCount } from '../dictionary/term-dictionary.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { SurfaceReader } from '../index/text-store.ts';
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

interface StrongTerm {
  readonly ordinal: number;
  readonly term: string;
  /** Sum over the pages of the term's share of the words that were read, times its idf. */
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
  for (const { ordinal, term, strength } of strong) {
    const resolved = byTerm.get(term) ?? withoutWeight(ordinal, term);
    const weight = resolved.clause.weight + (addedWeight * strength) / most;
    byTerm.set(term, { ...resolved, clause: { ...resolved.clause, weight } });
  }
  return [...byTerm.values()];
}

/** The strongest terms first. */
function strongestTerms(index: InvertedIndex, best: readonly ScoredDocument[]): readonly StrongTerm[] {
  const { dictionary } = index;
  const shares = new Float32Array(termCount(dictionary));
  const pages = new Uint8Array(shares.length);
  /** The last page that has a term, counted from 1. */
  const lastPages = new Uint8Array(shares.length);
  const shared: number[] = [];
  for (const [position, { docId }] of best.entries()) {
    const words = leadingWords(index, docId);
    for (const ordinal of words) {
      shares[ordinal] = (shares[ordinal] ?? 0) + 1 / words.length;
      if (lastPages[ordinal] === position + 1) continue;
      lastPages[ordinal] = position + 1;
      pages[ordinal] = (pages[ordinal] ?? 0) + 1;
      if (pages[ordinal] === leastPages) shared.push(ordinal);
    }
  }
  const byStrength = shared
    .map((ordinal) => {
      const { start, end } = postingsOf(dictionary, ordinal);
      // A list has a posting per page, but for wide gaps.
      return { ordinal, strength: (shares[ordinal] ?? 0) * idf(end - start, documentCount(index)) };
    })
    .sort((a, b) => b.strength - a.strength);
  const strong: StrongTerm[] = [];
  for (const { ordinal, strength } of byStrength) {
    const term = termAt(dictionary, ordinal);
    if (addable.test(term)) strong.push({ ordinal, term, strength });
    if (strong.length === maxAdded) break;
  }
  return strong;
}

/** The terms of the first words of a page's content; of identifiers as a whole. */
function leadingWords({ text }: InvertedIndex, docId: number): readonly number[] {
  const reader = new SurfaceReader(text, docId, text.contentStarts[docId]);
  const words: number[] = [];
  while (words.length < maxWords && !reader.isAtEnd) {
    const surface = reader.next();
    const start = text.termStarts[surface] ?? 0;
    if (start < (text.termStarts[surface + 1] ?? 0)) words.push(text.terms[start] ?? 0);
  }
  return words;
}

function withoutWeight(ordinal: number, term: string): ResolvedClause {
  return {
    clause: { kind: 'word', term, typed: term, written: term, isPrefix: false, weight: 0, joined: [] },
    matches: [{ ordinal, similarity: 1 }],
    alternatives: [],
    corrections: [],
    isKnown: true,
  };
}
