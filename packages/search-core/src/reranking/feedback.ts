import { postingsOf, termAt, termCount } from '../dictionary/term-dictionary.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { SurfaceReader } from '../index/text-store.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { idf } from '../ranking/bm25.ts';
import type { ScoredDocument } from '../ranking/score.ts';

/**
 * Words of the content of each page that are read, so that the cost of a question does not depend on the length of
 * pages.
 */
const maxWords = 500;
/** Number of the pages read that must have a word: a word of one page alone is not their common topic. */
const leastPages = 2;
/** Maximum number of added words. */
const maxAdded = 16;
/** Weight of the strongest added word, relative to a word of the question; the others are in proportion. */
const addedWeight = 0.8;

const addable = /^[a-z]{3,}$/;

interface StrongTerm {
  readonly ordinal: number;
  readonly term: string;
  /** Sum over the pages of the share of the term among the words read, times its idf. */
  readonly strength: number;
}

/**
 * Adds the words that the best pages of a question share: a new clause for each, or more weight for a clause of the
 * question. Pseudo-relevance feedback after Rocchio 1971, with relevance-model weights as in Abdul-Jaleel et al., UMass
 * at TREC 2004.
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
  /** By term: the last page that has it, counted from 1. */
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
      // A list has one posting per page, except for wide gaps.
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

/** The terms of the first words of the content of a page; identifiers as a whole. */
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
