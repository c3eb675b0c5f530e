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
/** Beginnings of `-ies`, `-ied` and `-ing`, and what the stem has in their place. */
const restoredEndings = [
  [/ie?$/, 'y'],
  [/in?$/, 'e'],
] as const;

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
  return clauses
    .map((clause) => resolveClause(lookup, clause, style))
    .filter(({ clause, matches }) => matches.length > 0 || clause.kind === 'word' || clause.kind === 'part');
}

function resolveClause(lookup: Lookup, clause: Clause, style: QueryStyle): ResolvedClause {
  const { dictionary } = lookup;
  const matches: MatchedTerm[] = [];
  // A prefix comes before all longer terms, so the term itself is met there, unless it was stemmed.
  const isAmongPrefixed = clause.isPrefix && clause.typed === clause.term;
  const exact = isAmongPrefixed ? null : findTerm(dictionary, clause.term);
  if (exact !== null) matches.push({ postings: exact, closeness: 1 });
  if (clause.isPrefix) {
    const typedLength = byteLength(clause.typed);
    visitPrefix(dictionary, clause.typed, (_term, length, start, end) => {
      const { base, typedShare } = prefixCloseness;
      const isExact = isAmongPrefixed && length === typedLength;
      const closeness = isExact ? 1 : base + typedShare * (typedLength / length) ** 2;
      if (start !== exact?.start) matches.push({ postings: { start, end }, closeness });
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
    return { clause, matches, instead: noTerms, mended: noTerms };
  }
  const cut = cutEndings(dictionary, clause);
  const similar = similarTerms(lookup.signatures, clause);
  for (const { postings, closeness } of [...cut, ...similar]) matches.push({ postings, closeness });
  const known = cut.map(({ term }) => term);
  const mended = similar.map(({ term }) => term).filter((term) => !known.includes(term));
  return { clause, matches, instead: [...known, ...mended], mended };
}

/** `cachin` is on its way to `caching`, which the index has as `cach`. */
function cutEndings(dictionary: TermDictionary, { typed, isPrefix }: Clause) {
  if (!isPrefix) return [];
  // `librarie` is on its way to `libraries` and `namin` to `naming`, which the index has as `library` and `name`.
  for (const [ending, restored] of restoredEndings) {
    const term = typed.replace(ending, restored);
    const postings = term === typed ? null : findTerm(dictionary, term);
    if (postings !== null) return [{ term, postings, closeness: cutCloseness }];
  }
  for (let cut = 1; cut <= maxCutLetters && typed.length - cut >= leastStemLetters; cut += 1) {
    const term = typed.slice(0, -cut);
    const postings = findTerm(dictionary, term);
    if (postings !== null) return [{ term, postings, closeness: cutCloseness }];
  }
  return [];
}
