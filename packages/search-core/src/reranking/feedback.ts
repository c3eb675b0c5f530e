import type { Analyzer } from '../analysis/analyzer.ts';
import { takeApart } from '../analysis/word-tokenizer.ts';
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
/** Pages whose words are remembered: a question that is still being typed has the same best pages again. */
const maxRemembered = 300;

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
  let reader = createReader(index, analyzer);
  return (clauses, best) => {
    if (reader.known.size > maxRemembered) reader = createReader(index, analyzer);
    const strong = strongest(best.map(({ page }) => reader.beginningOf(page)));
    const most = strong[0]?.strength ?? 1;
    const added = new Map(
      strong.map(({ word, strength }) => [word.term, addedClause(word, (addedWeight * strength) / most)]),
    );
    const strengthened = clauses.map((resolved): ResolvedClause => {
      const { clause } = resolved;
      const more = added.get(clause.term)?.clause.weight ?? 0;
      return more === 0 ? resolved : { ...resolved, clause: { ...clause, weight: clause.weight + more } };
    });
    for (const { clause } of clauses) added.delete(clause.term);
    return [...strengthened, ...added.values()];
  };
}

/** The words that several pages have, by the sum of their shares and their rarity, strongest first. */
function strongest(beginnings: readonly Beginning[]) {
  const shared = new Map<Candidate, { pages: number; share: number }>();
  for (const beginning of beginnings) {
    for (const [word, share] of beginning) {
      const sum = shared.get(word);
      if (sum === undefined) {
        shared.set(word, { pages: 1, share });
        continue;
      }
      sum.pages += 1;
      sum.share += share;
    }
  }
  return [...shared]
    .filter(([, { pages }]) => pages >= leastPages)
    .map(([word, { share }]) => ({ word, strength: share * word.rarity }))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, maxAdded);
}

/** Reads the beginnings of pages, each once; the same term is the same candidate in all of them. */
function createReader(index: InvertedIndex, analyzer: Analyzer) {
  const { dictionary, store } = index;
  const known = new Map<number, Beginning>();
  const candidates = new Map<string, Candidate | null>();
  const candidateOf = (term: string): Candidate | null => {
    const postings = addable.test(term) ? findTerm(dictionary, term) : null;
    if (postings === null) return null;
    // A list is as long as it has pages, but for wide gaps.
    const rarity = inverseDocumentFrequency(postings.end - postings.start, documentCount(index));
    return { term, postings, rarity };
  };
  const read = (page: number): Beginning => {
    const words = analyzer.cut(decoder.decode(contentBytes(store, page).subarray(0, maxBytes)));
    const shares = new Map<Candidate, number>();
    for (const word of words) {
      const { term } = takeApart(word);
      let candidate = candidates.get(term);
      if (candidate === undefined) candidates.set(term, (candidate = candidateOf(term)));
      if (candidate !== null) shares.set(candidate, (shares.get(candidate) ?? 0) + 1 / words.length);
    }
    return shares;
  };
  const beginningOf = (page: number): Beginning => {
    const beginning = known.get(page) ?? read(page);
    known.set(page, beginning);
    return beginning;
  };
  return { known, beginningOf };
}

function addedClause({ term, postings }: Candidate, weight: number): ResolvedClause {
  return {
    clause: { kind: 'word', term, typed: term, written: term, isPrefix: false, weight },
    matches: [{ postings, closeness: 1 }],
    instead: [],
    mended: [],
  };
}
