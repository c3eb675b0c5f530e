import { stem } from '../analysis/stem.ts';
import { byteLength, findTerm, visitPrefix } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { makeTermSignatures } from '../dictionary/term-signatures.ts';
import type { TermSignatures } from '../dictionary/term-signatures.ts';
import type { PostingsSpan } from '../postings/postings-list.ts';
import type { Clause, Query, QueryStyle } from './parse-query.ts';
import { similarTerms } from './similar-terms.ts';
import { visitFamily } from './word-family.ts';

/** A dictionary term that a clause matches. */
interface MatchedTerm {
  readonly postings: PostingsSpan;
  /** In (0, 1]: what an occurrence counts; 1 for the typed word itself. */
  readonly similarity: number;
}

export interface ResolvedClause {
  readonly clause: Clause;
  readonly matches: readonly MatchedTerm[];
  /** Terms beside `clause.term` that a text may show: another form of the word, a cut ending, a correction. */
  readonly alternatives: readonly string[];
  /** Those of `alternatives` that correct a typo: they need not begin with what the reader typed. */
  readonly corrections: readonly string[];
}

/** Similarity of a longer term: `base + typedShare * typed length / length`. Bounds: 0 to 1 together. */
const prefixSimilarity = { base: 0.1, typedShare: 0.8 } as const;

/** Letters that stemming may have cut from an ending that is still being typed. */
const maxCutLetters = 3;
const minStemLetters = 3;
const cutSimilarity = 0.6;

/** Of a word of the same family, as `conductive` is to `conduction`. Verbose queries only. */
const familySimilarity = 0.8;

const noTerms: readonly string[] = [];

/**
 * Clauses without matches are kept where their absence counts (words, subwords) and dropped where it does not. The
 * clauses of the query before are kept: at the next keystroke only the last one differs.
 */
export function createResolver(
  dictionary: TermDictionary,
): (query: Pick<Query, 'clauses' | 'style'>) => readonly ResolvedClause[] {
  let signatures: TermSignatures | undefined;
  const lookup: Lookup = { dictionary, signatures: () => (signatures ??= makeTermSignatures(dictionary)) };
  let previous = new Map<string, ResolvedClause>();

  return ({ clauses, style }) => {
    const current = new Map<string, ResolvedClause>();
    let isCompoundKnown = false;
    const resolved = clauses.map((clause) => {
      const { kind, term, typed, isPrefix } = clause;
      // Subwords follow their compound, and are right if it is: the `node` of `node.js` is no typo of `nodejs`.
      if (kind !== 'subword') isCompoundKnown = false;
      const key = [kind, term, typed, isPrefix, style, isCompoundKnown].join(' ');
      const found = previous.get(key) ?? resolveClause(lookup, clause, style, !isCompoundKnown);
      current.set(key, found);
      if (kind === 'compound') isCompoundKnown = found.matches.length > 0 && found.corrections.length === 0;
      return { ...found, clause };
    });
    previous = current;
    return resolved.filter(
      ({ clause: { kind }, matches }) => matches.length > 0 || kind === 'word' || kind === 'subword',
    );
  };
}

interface Lookup {
  readonly dictionary: TermDictionary;
  /** Made at the first typo. */
  readonly signatures: () => TermSignatures;
}

function resolveClause(
  { dictionary, signatures }: Lookup,
  clause: Clause,
  style: QueryStyle,
  mayBeTypo: boolean,
): ResolvedClause {
  const exact = exactForms(dictionary, clause);
  const matches: MatchedTerm[] = exact.map(({ postings }) => ({ postings, similarity: 1 }));
  if (clause.isPrefix) addContinuations(dictionary, clause.typed, matches);
  if (style === 'verbose' && clause.kind === 'word') {
    visitFamily(dictionary, clause.term, (postings) => {
      if (!isAmong(matches, postings.start)) matches.push({ postings, similarity: familySimilarity });
    });
  }
  if (matches.length > 0 || clause.kind === 'shingle') {
    const alternatives = exact.map(({ term }) => term).filter((term) => term !== clause.term);
    return { clause, matches, alternatives, corrections: noTerms };
  }
  const cut = clause.isPrefix ? cutEndings(dictionary, clause.typed) : [];
  const similar = mayBeTypo ? similarTerms(signatures, clause) : [];
  for (const { postings, similarity } of [...cut, ...similar]) matches.push({ postings, similarity });
  const known = cut.map(({ term }) => term);
  const corrections = similar.map(({ term }) => term).filter((term) => !known.includes(term));
  return { clause, matches, alternatives: [...known, ...corrections], corrections };
}

/**
 * The dictionary terms that are the typed word itself. A plain word is indexed by its stem, an identifier as it is
 * written: the query `nodejs` matches `nodej` for the word `nodejs`, and `nodejs` for `Node.js`.
 */
function exactForms(dictionary: TermDictionary, { term, typed }: Clause) {
  return [...new Set([term, typed, stem(typed)])].flatMap((form) => {
    const postings = findTerm(dictionary, form);
    return postings === null ? [] : [{ term: form, postings }];
  });
}

/**
 * Adds all terms that begin with `typed`. A single letter has thousands, but a cut by the alphabet would hide pages,
 * and sorting by frequency costs more than reading their postings.
 */
function addContinuations(dictionary: TermDictionary, typed: string, matches: MatchedTerm[]): void {
  const typedLength = byteLength(typed);
  const exact = matches.slice();
  visitPrefix(dictionary, typed, (_term, length, start, end) => {
    const similarity = prefixSimilarity.base + (prefixSimilarity.typedShare * typedLength) / length;
    if (!isAmong(exact, start)) matches.push({ postings: { start, end }, similarity });
    return false;
  });
}

function isAmong(matches: readonly MatchedTerm[], start: number): boolean {
  return matches.some(({ postings }) => postings.start === start);
}

/** `cachin` is on its way to `caching`, which the index has as `cach`; `librarie` to `libraries`, as `library`. */
function cutEndings(dictionary: TermDictionary, typed: string) {
  const plural = /^(.+)ie?$/.exec(typed)?.[1];
  const cuts = Array.from({ length: maxCutLetters }, (_, at) => typed.slice(0, -1 - at));
  const stems = cuts.filter(({ length }) => length >= minStemLetters);
  for (const term of plural === undefined ? stems : [`${plural}y`, ...stems]) {
    const postings = findTerm(dictionary, term);
    if (postings !== null) return [{ term, postings, similarity: cutSimilarity }];
  }
  return [];
}
