import type { Analyzer } from '../analysis/analyzer.ts';
import { splitIdentifier } from '../analysis/word-tokenizer.ts';
import { findTerm } from '../dictionary/term-dictionary.ts';
import { contentBytes } from '../index/document-store.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { PostingsSpan } from '../postings/postings-list.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { inverseDocumentFrequency } from '../ranking/bm25.ts';
import type { ScoredPage } from '../ranking/signal.ts';

/** Bytes of each page that are read, so that a question costs the same however long the pages are. */
const maxBytes = 3000;
/** Pages that a word must be in, of those that are read: a word of one page alone is not what they talk about. */
const leastPages = 2;
/** Words that are added at most. */
const maxAdded = 16;
/** What the strongest added word weighs beside a word of the question; the others in proportion. */
const addedWeight = 0.8;
/** Pages asked for until those that were read are forgotten: a question that is still being typed has them again. */
const forgetAfter = 300;

const addable = /^[a-z]{3,}$/;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A word that a question may be given. */
interface Candidate {
  readonly term: string;
  readonly postings: PostingsSpan;
  readonly rarity: number;
}

/** The words at the beginning of a page, each with its share of all that stand there. */
type Beginning = ReadonlyMap<Candidate, number>;

export type Feedback = (
  clauses: readonly ResolvedClause[],
  best: readonly ScoredPage[],
) => readonly ResolvedClause[];

/**
 * Gives a question the words that its best pages share: one word more in `clauses` for each, or more weight for one
 * that it has. Pseudo-relevance feedback after Rocchio 1971, with relevance-model weights as in Abdul-Jaleel et al.,
 * UMass at TREC 2004.
 */
export function createFeedback(index: InvertedIndex, analyzer: Analyzer): Feedback {
  let beginningOf = createReader(index, analyzer);
  let asked = 0;
  return (clauses, best) => {
    asked += best.length;
    if (asked > forgetAfter) [beginningOf, asked] = [createReader(index, analyzer), 0];
    const strong = strongest(best.map(({ page }) => beginningOf(page)));
    const most = strong[0]?.strength ?? 1;
    const byTerm = new Map(clauses.map((resolved) => [resolved.clause.term, resolved]));
    for (const { word, strength } of strong) {
      const resolved = byTerm.get(word.term) ?? withoutWeight(word);
      const weight = resolved.clause.weight + (addedWeight * strength) / most;
      byTerm.set(word.term, { ...resolved, clause: { ...resolved.clause, weight } });
    }
    return [...byTerm.values()];
  };
}

/** The words that several pages have, by the sum of their shares and their rarity, strongest first. */
function strongest(beginnings: readonly Beginning[]) {
  const pages = new Map<Candidate, number>();
  const strengths = new Map<Candidate, number>();
  for (const beginning of beginnings) {
    for (const [word, share] of beginning) {
      add(pages, word, 1);
      add(strengths, word, share * word.rarity);
    }
  }
  return [...strengths]
    .filter(([word]) => (pages.get(word) ?? 0) >= leastPages)
    .map(([word, strength]) => ({ word, strength }))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, maxAdded);
}

function add(sums: Map<Candidate, number>, word: Candidate, amount: number): void {
  sums.set(word, (sums.get(word) ?? 0) + amount);
}

/** Reads the beginnings of pages, each once; the same term is the same candidate in all of them. */
function createReader(index: InvertedIndex, analyzer: Analyzer): (page: number) => Beginning {
  const candidateOf = remembered((term: string): Candidate | null => {
    const postings = addable.test(term) ? findTerm(index.dictionary, term) : null;
    if (postings === null) return null;
    // A list is as long as it has pages, but for wide gaps.
    const rarity = inverseDocumentFrequency(postings.end - postings.start, documentCount(index));
    return { term, postings, rarity };
  });
  return remembered((page: number): Beginning => {
    const words = analyzer.cut(decoder.decode(contentBytes(index.store, page).subarray(0, maxBytes)));
    const shares = new Map<Candidate, number>();
    for (const word of words) {
      const candidate = candidateOf(splitIdentifier(word).term);
      if (candidate !== null) add(shares, candidate, 1 / words.length);
    }
    return shares;
  });
}

/** Makes the value of each key once. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key);
      known.set(key, value);
    }
    return value;
  };
}

function withoutWeight({ term, postings }: Candidate): ResolvedClause {
  return {
    clause: { kind: 'word', term, typed: term, written: term, isPrefix: false, weight: 0 },
    matches: [{ postings, closeness: 1 }],
    instead: [],
    mended: [],
  };
}
