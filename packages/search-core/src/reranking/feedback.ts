import type { Analyzer } from '../analysis/analyzer.ts';
import { contentBytes } from '../index/document-store.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { visitPostings } from '../postings/postings-list.ts';
import type { PostingsSpan } from '../postings/postings-list.ts';
import type { Clause } from '../query/parse-query.ts';
import { resolveQuery } from '../query/resolve-query.ts';
import type { Lookup, ResolvedClause } from '../query/resolve-query.ts';
import { inverseDocumentFrequency } from '../ranking/bm25.ts';
import type { ScoredPage } from '../ranking/signal.ts';

/** Bytes of each page that are read, so that a question costs the same however long the pages are. */
const maxBytes = 3000;
/** Frequent words that are looked at, and those of them that are added for their rarity. */
const maxCandidates = 100;
const maxAdded = 20;
/** What the strongest added word weighs beside a word of the question; the others in proportion. */
const addedWeight = 0.8;

const addable = /^[a-z]{3,}$/;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * A question with the words that its best pages share: one word more in `clauses` for each, or more weight for one
 * that it has. Pseudo-relevance feedback after Rocchio 1971, with relevance-model weights as in Abdul-Jaleel et al.,
 * UMass at TREC 2004.
 */
export function withFeedback(
  index: InvertedIndex,
  lookup: Lookup,
  analyzer: Analyzer,
  clauses: readonly ResolvedClause[],
  best: readonly ScoredPage[],
): readonly ResolvedClause[] {
  const added = new Map(
    strongestTerms(index, lookup, analyzer, best).map((term) => [term.clause.term, term]),
  );
  const strengthened = clauses.map((resolved): ResolvedClause => {
    const { clause } = resolved;
    const more = added.get(clause.term)?.clause.weight ?? 0;
    return more === 0 ? resolved : { ...resolved, clause: { ...clause, weight: clause.weight + more } };
  });
  for (const { clause } of clauses) added.delete(clause.term);
  return [...strengthened, ...added.values()];
}

function strongestTerms(
  index: InvertedIndex,
  lookup: Lookup,
  analyzer: Analyzer,
  best: readonly ScoredPage[],
): readonly ResolvedClause[] {
  const frequent = [...sharedTerms(index, analyzer, best)].toSorted(([, a], [, b]) => b - a);
  const strong = frequent
    .slice(0, maxCandidates)
    .flatMap(([term, share]) => {
      const [resolved] = resolveQuery(lookup, { style: 'lookup', clauses: [clauseOf(term, 1)] });
      const [match] = resolved?.matches ?? [];
      if (match === undefined) return [];
      return [{ term, match, strength: share * rarityOf(index, match.postings) }];
    })
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, maxAdded);
  const most = strong[0]?.strength ?? 1;
  return strong.map(({ term, match, strength }) => ({
    clause: clauseOf(term, (addedWeight * strength) / most),
    matches: [match],
    instead: [],
    mended: [],
  }));
}

function rarityOf(index: InvertedIndex, span: PostingsSpan): number {
  const total = documentCount(index);
  let pages = 0;
  visitPostings(index.postings, span, total, { page: () => (pages += 1), head: () => {} });
  return inverseDocumentFrequency(pages, total);
}

/** By term: the sum over the pages of its share of the words at its beginning. */
function sharedTerms(
  { store }: InvertedIndex,
  analyzer: Analyzer,
  best: readonly ScoredPage[],
): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { page } of best) {
    const beginning = decoder.decode(contentBytes(store, page).subarray(0, maxBytes));
    const tokens = analyzer.tokenize(beginning, 'query');
    for (const { term } of tokens) {
      if (addable.test(term)) shares.set(term, (shares.get(term) ?? 0) + 1 / tokens.length);
    }
  }
  return shares;
}

function clauseOf(term: string, weight: number): Clause {
  return { kind: 'word', term, typed: term, written: term, isPrefix: false, weight };
}
