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
  readonly closeness: number;
}

export interface ResolvedClause {
  readonly clause: Clause;
  readonly matches: readonly MatchedTerm[];
  /** Terms beside `clause.term` that a text may show: another form of the word, a typo mended, an ending cut. */
  readonly instead: readonly string[];
  /** Those of `instead` that mend a typo: the reader did not type how they begin. */
  readonly mended: readonly string[];
}

/** Closeness of a longer term: `base + typedShare * typed length / length`. Bounds: 0 to 1 together. */
const prefixCloseness = { base: 0.1, typedShare: 0.8 } as const;

/** Terms that one prefix may mean; a single letter means thousands, and the first of them say enough. */
const maxPrefixTerms = 2000;

/** Letters that stemming may have cut from an ending that is still being typed. */
const maxCutLetters = 3;
const leastStemLetters = 3;
const cutCloseness = 0.6;

/** Of a word of the same family, as `conductive` is to `conduction`; such words are looked for in questions. */
const familyCloseness = 0.8;

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
  let isWholeKnown = false;
  return clauses
    .map((clause) => {
      // The parts of an identifier follow it, and are right where it is: no `node` of `node.js` is a typo of `nodejs`.
      if (clause.kind !== 'part') isWholeKnown = false;
      const resolved = resolveClause(lookup, clause, style, !isWholeKnown);
      if (clause.kind === 'whole') isWholeKnown = resolved.matches.length > 0 && resolved.mended.length === 0;
      return resolved;
    })
    .filter(({ clause, matches }) => matches.length > 0 || clause.kind === 'word' || clause.kind === 'part');
}

function resolveClause(
  lookup: Lookup,
  clause: Clause,
  style: QueryStyle,
  mayBeTypo: boolean,
): ResolvedClause {
  const { dictionary } = lookup;
  const exact = exactForms(dictionary, clause);
  const matches: MatchedTerm[] = exact.map(({ postings }) => ({ postings, closeness: 1 }));
  if (clause.isPrefix) {
    const typedLength = byteLength(clause.typed);
    visitPrefix(dictionary, clause.typed, (_term, length, start, end) => {
      const { base, typedShare } = prefixCloseness;
      const closeness = base + typedShare * (typedLength / length);
      const isExact = exact.some(({ postings }) => postings.start === start);
      if (!isExact) matches.push({ postings: { start, end }, closeness });
      return matches.length > maxPrefixTerms;
    });
  }
  if (style === 'question' && clause.kind === 'word') {
    visitFamily(dictionary, clause.term, (postings) => {
      const isKnown = matches.some(({ postings: known }) => known.start === postings.start);
      if (!isKnown) matches.push({ postings, closeness: familyCloseness });
    });
  }
  if (matches.length > 0 || clause.kind === 'join') {
    const instead = exact.map(({ term }) => term).filter((term) => term !== clause.term);
    return { clause, matches, instead, mended: noTerms };
  }
  const cut = cutEndings(dictionary, clause);
  const similar = mayBeTypo ? similarTerms(lookup.signatures, clause) : [];
  for (const { postings, closeness } of [...cut, ...similar]) matches.push({ postings, closeness });
  const known = cut.map(({ term }) => term);
  const mended = similar.map(({ term }) => term).filter((term) => !known.includes(term));
  return { clause, matches, instead: [...known, ...mended], mended };
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
  if (singular !== null) return [{ term: `${plural}y`, postings: singular, closeness: cutCloseness }];
  for (let cut = 1; cut <= maxCutLetters && typed.length - cut >= leastStemLetters; cut += 1) {
    const term = typed.slice(0, -cut);
    const postings = findTerm(dictionary, term);
    if (postings !== null) return [{ term, postings, closeness: cutCloseness }];
  }
  return [];
}
