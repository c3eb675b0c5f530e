import { byteLength, findTerm, postingsOf, prefixRange, termLength } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { termSignatures } from '../dictionary/term-signatures.ts';
import type { PostingsSpan } from '../postings/postings-list.ts';
import type { Clause, Query, QueryStyle } from './parse-query.ts';
import { similarTerms } from './similar-terms.ts';
import { familyOf } from './word-family.ts';

/** A term that a clause means, and how well. */
export interface MatchedTerm {
  readonly ordinal: number;
  readonly postings: PostingsSpan;
  /** In (0, 1]; 1 for the term itself. */
  readonly closeness: number;
}

export interface ResolvedClause {
  readonly clause: Clause;
  readonly matches: readonly MatchedTerm[];
  /** Terms taken for a word that the dictionary lacks: a typo mended, an ending cut. */
  readonly instead: readonly string[];
  /** Those of `instead` that mend a typo: the reader did not type how they begin. */
  readonly mended: readonly string[];
}

/** Closeness of a longer term: it falls with the square of the share that is typed. Bounds: 0 to 1 together. */
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
  readonly signatures: () => Uint32Array;
}

export function createLookup(dictionary: TermDictionary): Lookup {
  let signatures: Uint32Array | undefined;
  return { dictionary, signatures: () => (signatures ??= termSignatures(dictionary)) };
}

/** Clauses that mean nothing here are kept where their absence counts, and left out where it does not. */
export function resolveQuery(
  lookup: Lookup,
  { clauses, style }: Pick<Query, 'clauses' | 'style'>,
): readonly ResolvedClause[] {
  return clauses
    .map((clause) => resolveClause(lookup, clause, style))
    .filter(({ clause, matches }) => matches.length > 0 || clause.kind === 'word' || clause.kind === 'part');
}

function resolveClause(lookup: Lookup, clause: Clause, style: QueryStyle): ResolvedClause {
  const { dictionary } = lookup;
  const matches: MatchedTerm[] = [];
  const add = (ordinal: number, closeness: number) => {
    matches.push({ ordinal, postings: postingsOf(dictionary, ordinal), closeness });
  };
  const exact = findTerm(dictionary, clause.term);
  if (exact !== undefined) add(exact, 1);
  if (clause.isPrefix) {
    const typedLength = byteLength(clause.typed);
    const { from, to } = prefixRange(dictionary, clause.typed);
    for (let ordinal = from; ordinal < Math.min(to, from + maxPrefixTerms); ordinal += 1) {
      const { base, typedShare } = prefixCloseness;
      if (ordinal !== exact)
        add(ordinal, base + typedShare * (typedLength / termLength(dictionary, ordinal)) ** 2);
    }
  }
  if (style === 'question' && clause.kind === 'word') {
    for (const ordinal of familyOf(dictionary, clause.term)) {
      if (!matches.some((known) => known.ordinal === ordinal)) add(ordinal, familyCloseness);
    }
  }
  if (matches.length > 0 || clause.kind === 'join') {
    return { clause, matches, instead: noTerms, mended: noTerms };
  }
  const cut = cutEndings(dictionary, clause);
  const similar = similarTerms(lookup, clause);
  for (const { ordinal, closeness } of [...cut, ...similar]) add(ordinal, closeness);
  const known = cut.map(({ term }) => term);
  const mended = similar.map(({ term }) => term).filter((term) => !known.includes(term));
  return { clause, matches, instead: [...known, ...mended], mended };
}

/** `cachin` is on its way to `caching`, which the index has as `cach`. */
function cutEndings(dictionary: TermDictionary, { typed, isPrefix }: Clause) {
  if (!isPrefix) return [];
  // `librarie` is on its way to `libraries`, which the index has as `library`.
  const plural = /^(.+)ie?$/.exec(typed)?.[1];
  const singular = plural === undefined ? undefined : findTerm(dictionary, `${plural}y`);
  if (singular !== undefined) return [{ term: `${plural}y`, ordinal: singular, closeness: cutCloseness }];
  for (let cut = 1; cut <= maxCutLetters && typed.length - cut >= leastStemLetters; cut += 1) {
    const term = typed.slice(0, -cut);
    const ordinal = findTerm(dictionary, term);
    if (ordinal !== undefined) return [{ term, ordinal, closeness: cutCloseness }];
  }
  return [];
}
