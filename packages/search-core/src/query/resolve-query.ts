import { stem } from '../analysis/stem.ts';
import { byteLength, findTerm, visitPrefix } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { makeTermSignatures } from '../dictionary/term-signatures.ts';
import type { TermSignatures } from '../dictionary/term-signatures.ts';
import type { PostingsSpan } from '../postings/postings-list.ts';
import type { Clause, Query, QueryStyle } from './parse-query.ts';
import { similarTerms } from './similar-terms.ts';
import { visitFamily } from './word-family.ts';

/** A term that a clause means, and how well. */
interface MatchedTerm {
  readonly postings: PostingsSpan;
  /** In (0, 1]; 1 for the term itself. */
  readonly similarity: number;
}

export interface ResolvedClause {
  readonly clause: Clause;
  readonly matches: readonly MatchedTerm[];
  /** Terms beside `clause.term` that a text may show: another form of the word, a typo corrections, an ending cut. */
  readonly alternatives: readonly string[];
  /** Those of `alternatives` that mend a typo: the reader did not type how they begin. */
  readonly corrections: readonly string[];
}

/** Similarity of a longer term: `base + typedShare * typed length / length`. Bounds: 0 to 1 together. */
const prefixSimilarity = { base: 0.1, typedShare: 0.8 } as const;

/** Terms that one prefix may mean; a single letter means thousands, and the first of them say enough. */
const maxPrefixTerms = 2000;

/** Letters that stemming may have cut from an ending that is still being typed. */
const maxCutLetters = 3;
const leastStemLetters = 3;
const cutSimilarity = 0.6;

/** Of a word of the same family, as `conductive` is to `conduction`; such words are looked for in questions. */
const familySimilarity = 0.8;

const noTerms: readonly string[] = [];

/** Where the terms of an index are looked up. */
export interface Lookup {
  readonly dictionary: TermDictionary;
  /** Made at the first typo. */
  readonly signatures: () => TermSignatures;
}

export function createLookup(dictionary: TermDictionary): Lookup {
  let signatures: TermSignatures | undefined;
  return { dictionary, signatures: () => (signatures ??= makeTermSignatures(dictionary)) };
}

/** Clauses that mean nothing here are kept where their absence counts, and left out where it does not. */
export function resolveQuery(
  lookup: Lookup,
  { clauses, style }: Pick<Query, 'clauses' | 'style'>,
): readonly ResolvedClause[] {
  let isCompoundKnown = false;
  return clauses
    .map((clause) => {
      // The parts of an identifier follow it, and are right where it is: no `node` of `node.js` is a typo of `nodejs`.
      if (clause.kind !== 'subword') isCompoundKnown = false;
      const resolved = resolveClause(lookup, clause, style, !isCompoundKnown);
      if (clause.kind === 'compound')
        isCompoundKnown = resolved.matches.length > 0 && resolved.corrections.length === 0;
      return resolved;
    })
    .filter(
      ({ clause, matches }) => matches.length > 0 || clause.kind === 'word' || clause.kind === 'subword',
    );
}

function resolveClause(
  lookup: Lookup,
  clause: Clause,
  style: QueryStyle,
  mayBeTypo: boolean,
): ResolvedClause {
  const { dictionary } = lookup;
  const exact = exactForms(dictionary, clause);
  const matches: MatchedTerm[] = exact.map(({ postings }) => ({ postings, similarity: 1 }));
  if (clause.isPrefix) {
    const typedLength = byteLength(clause.typed);
    visitPrefix(dictionary, clause.typed, (_term, length, start, end) => {
      const { base, typedShare } = prefixSimilarity;
      const similarity = base + typedShare * (typedLength / length);
      const isExact = exact.some(({ postings }) => postings.start === start);
      if (!isExact) matches.push({ postings: { start, end }, similarity });
      return matches.length > maxPrefixTerms;
    });
  }
  if (style === 'verbose' && clause.kind === 'word') {
    visitFamily(dictionary, clause.term, (postings) => {
      const isKnown = matches.some(({ postings: known }) => known.start === postings.start);
      if (!isKnown) matches.push({ postings, similarity: familySimilarity });
    });
  }
  if (matches.length > 0 || clause.kind === 'shingle') {
    const alternatives = exact.map(({ term }) => term).filter((term) => term !== clause.term);
    return { clause, matches, alternatives, corrections: noTerms };
  }
  const cut = cutEndings(dictionary, clause);
  const similar = mayBeTypo ? similarTerms(lookup.signatures, clause) : [];
  for (const { postings, similarity } of [...cut, ...similar]) matches.push({ postings, similarity });
  const known = cut.map(({ term }) => term);
  const corrections = similar.map(({ term }) => term).filter((term) => !known.includes(term));
  return { clause, matches, alternatives: [...known, ...corrections], corrections };
}

/**
 * The dictionary terms that are the typed word itself: a plain word is indexed by its stem, an identifier as it is
 * written. So `nodejs` is `nodej` where a text has `nodejs`, and `nodejs` where it has `Node.js`.
 */
function exactForms(dictionary: TermDictionary, { term, typed }: Clause) {
  return [...new Set([term, typed, stem(typed)])].flatMap((form) => {
    const postings = findTerm(dictionary, form);
    return postings === null ? [] : [{ term: form, postings }];
  });
}

/** `cachin` is on its way to `caching`, which the index has as `cach`. */
function cutEndings(dictionary: TermDictionary, { typed, isPrefix }: Clause) {
  if (!isPrefix) return [];
  // `librarie` is on its way to `libraries`, which the index has as `library`.
  const plural = /^(.+)ie?$/.exec(typed)?.[1];
  const singular = plural === undefined ? null : findTerm(dictionary, `${plural}y`);
  if (singular !== null) return [{ term: `${plural}y`, postings: singular, similarity: cutSimilarity }];
  for (let cut = 1; cut <= maxCutLetters && typed.length - cut >= leastStemLetters; cut += 1) {
    const term = typed.slice(0, -cut);
    const postings = findTerm(dictionary, term);
    if (postings !== null) return [{ term, postings, similarity: cutSimilarity }];
  }
  return [];
}
