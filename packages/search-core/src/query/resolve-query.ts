import { stem } from '../analysis/stem.ts';
import { byteLength, findTerm, prefixRange, termLength } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { termSignatures } from '../dictionary/term-signatures.ts';
import type { Clause, Query, QueryStyle } from './parse-query.ts';
import { similarTerms } from './similar-terms.ts';
import type { Lookup } from './similar-terms.ts';
import { familyOf } from './word-family.ts';

/** A dictionary term that a clause matches. */
interface MatchedTerm {
  readonly ordinal: number;
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
  /** A term is the word, or continues it. Else a term may be similar. */
  readonly isKnown: boolean;
}

/** Similarity of a longer term: `base + typedShare * typed length / length`. Bounds: 0 to 1 together. */
const prefixSimilarity = { base: 0.1, typedShare: 0.8 } as const;

/** Letters that stemming may have cut from an ending that is still being typed. */
const maxCutLetters = 3;
const minStemLetters = 3;
const cutSimilarity = 0.6;
/** Beginnings of `-ies`, `-ied` and `-ing`, and what the stem has in their place. */
const restoredEndings = [
  [/ie?$/, 'y'],
  [/in?$/, 'e'],
] as const;

/** A shorter word and its plural are two words: `as` and `ass`. */
const minInflectedLetters = 4;

/** Beginnings of `-ing`, `-ies` and `-ied` behind a stem. */
const cutInflection = /^.{4,}i[en]?$/;

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
  let signatures: Uint32Array | undefined;
  const lookup: Lookup = { dictionary, signatures: () => (signatures ??= termSignatures(dictionary)) };
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

function resolveClause(
  lookup: Lookup,
  clause: Clause,
  style: QueryStyle,
  mayBeTypo: boolean,
): ResolvedClause {
  const { dictionary } = lookup;
  const exact = exactForms(dictionary, clause);
  const matches: MatchedTerm[] = exact.map(({ ordinal }) => ({ ordinal, similarity: 1 }));
  if (clause.isPrefix) addContinuations(dictionary, clause.typed, matches);
  const mayBeCut =
    // `upgradin` may be `upgrading`, whatever name begins with `upgrading` as well; `optio` is on its way to `option` alone.
    clause.isPrefix && exact.length === 0 && (matches.length === 0 || cutInflection.test(clause.typed));
  const cut = mayBeCut
    ? cutEndings(dictionary, clause.typed).filter(({ ordinal }) => !isAmong(matches, ordinal))
    : [];
  if (style === 'verbose' && clause.kind === 'word') {
    for (const ordinal of familyOf(dictionary, clause.term)) {
      if (!isAmong(matches, ordinal)) matches.push({ ordinal, similarity: familySimilarity });
    }
  }
  const isKnown = matches.length > 0;
  for (const { ordinal, similarity } of cut) matches.push({ ordinal, similarity });
  const forms = [...exact, ...cut].map(({ term }) => term).filter((term) => term !== clause.term);
  if (isKnown || clause.kind === 'shingle' || !mayBeTypo)
    return { clause, matches, alternatives: forms, corrections: noTerms, isKnown };
  // Without those that are cut endings as well: an occurrence counts once.
  const similar = similarTerms(lookup, clause).filter(({ ordinal }) => !isAmong(cut, ordinal));
  for (const { ordinal, similarity } of similar) matches.push({ ordinal, similarity });
  const terms = similar.map(({ term }) => term);
  const corrections = terms.filter((term) => !isInflection(term, clause.typed));
  return { clause, matches, alternatives: [...forms, ...terms], corrections, isKnown };
}

/** `freed` for `free`: one is the other with an ending, so neither is a typo. */
function isInflection(term: string, typed: string): boolean {
  return term.startsWith(typed) || typed.startsWith(term);
}

/**
 * The dictionary terms that are the typed word itself. A plain word is indexed by its stem, an identifier as it is
 * written: the query `nodejs` matches `nodej` for the word `nodejs`, and `nodejs` for `Node.js`. A version has a `v` or not;
 * a name that no text has may be in its plural.
 */
function exactForms(dictionary: TermDictionary, { kind, term, typed }: Clause) {
  const known = (forms: readonly string[]) =>
    [...new Set(forms)].flatMap((form) => {
      const ordinal = findTerm(dictionary, form);
      return ordinal === undefined ? [] : [{ term: form, ordinal }];
    });
  const version = /^v?(\d+\..*)$/.exec(typed)?.[1];
  const exact = known([term, typed, stem(typed), ...(version === undefined ? [] : [version, `v${version}`])]);
  const mayInflect = (kind === 'word' || kind === 'compound') && term.length >= minInflectedLetters;
  if (exact.length > 0 || !mayInflect) return exact;
  return known([`${typed}s`, `${typed}es`]);
}

/**
 * Adds all terms that begin with `typed`. A single letter has thousands, but a cut by the alphabet would hide pages,
 * and sorting by frequency costs more than reading their postings.
 */
function addContinuations(dictionary: TermDictionary, typed: string, matches: MatchedTerm[]): void {
  const typedLength = byteLength(typed);
  const exact = matches.slice();
  const { from, to } = prefixRange(dictionary, typed);
  for (let ordinal = from; ordinal < to; ordinal += 1) {
    if (isAmong(exact, ordinal)) continue;
    const share = typedLength / termLength(dictionary, ordinal);
    matches.push({ ordinal, similarity: prefixSimilarity.base + prefixSimilarity.typedShare * share });
  }
}

function isAmong(matches: readonly MatchedTerm[], ordinal: number): boolean {
  return matches.some((match) => match.ordinal === ordinal);
}

/**
 * `cachin` is on its way to `caching`, which the index has as `cach`; `librarie` to `libraries`, as `library`; `namin` to
 * `naming`, as `name`.
 */
function cutEndings(dictionary: TermDictionary, typed: string) {
  // Digits are no ending: `7598` is not on its way to `759`.
  if (/\d/.test(typed.slice(-maxCutLetters))) return [];
  const restored = restoredEndings.map(([ending, letter]) => typed.replace(ending, letter));
  const cut = Array.from({ length: maxCutLetters }, (_, at) => typed.slice(0, -1 - at));
  const stems = [
    ...restored.filter((term) => term !== typed),
    ...cut.filter(({ length }) => length >= minStemLetters),
  ];
  for (const term of stems) {
    const ordinal = findTerm(dictionary, term);
    if (ordinal !== undefined) return [{ term, ordinal, similarity: cutSimilarity }];
  }
  return [];
}
