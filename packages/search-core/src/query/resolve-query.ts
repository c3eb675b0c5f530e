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
  /** In (0, 1]: how much an occurrence counts; 1 for the typed word itself. */
  readonly similarity: number;
}

export interface ResolvedClause {
  readonly clause: Clause;
  readonly matches: readonly MatchedTerm[];
  /** Matched terms other than `clause.term`: another form of the word, a cut ending, a correction. */
  readonly alternatives: readonly string[];
  /** The `alternatives` that correct a typo: they need not begin with the typed letters. */
  readonly corrections: readonly string[];
  /** Whether a term is the word or continues it. Otherwise the terms are similar, if there are any. */
  readonly isKnown: boolean;
}

/** Similarity of a longer term: `base + typedShare * typed length / length`. The two add up to at most 1. */
const prefixSimilarity = { base: 0.1, typedShare: 0.8 } as const;

/** Similarity of `sourcemap` to the words `source` and `map`: pages with the words as typed rank higher. */
const joinedSimilarity = 0.5;

/** Letters that may complete a word whose `-ed` or `-ing` is still being typed; `-ies` has the stem of `-ied`. */
const completions = ['d', 'ed', 'g', 'ng'] as const;
/** Similarity of a word whose ending is still being typed. */
const cutSimilarity = 0.6;
/** Most letters that may belong to such an ending. */
const maxCutLetters = 3;
const minStemLetters = 3;

/** In shorter words, the singular and the plural differ in meaning: `as` and `ass`. */
const minInflectedLetters = 4;
/**
 * Exception: acronyms in lower case, `vms` and `dbs`. Stems keep the `s`, because `dns` looks alike; `css` is not a
 * plural.
 */
const pluralAcronym = /^[^\W\d_aeiou][^\W\d_aeious]s$/;

/** Similarity of a word of the same family, as `conductive` to `conduction`. Verbose queries only. */
const familySimilarity = 0.8;

/** A match of a word whose ending is still being typed. */
interface UnfinishedMatch extends MatchedTerm {
  readonly term: string;
  /** Whether the typed letters and a usual ending form a word with that stem. */
  readonly isCompleted: boolean;
}

/**
 * Clauses without matches are kept if their absence counts (words, subwords) and dropped otherwise. The clauses of the
 * previous query are cached: at the next keystroke only the last one differs.
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
      // Subwords follow their compound and are correct if it is: the `node` of `node.js` is not a typo of `nodejs`.
      if (clause.kind !== 'subword') isCompoundKnown = false;
      const key = JSON.stringify([clause, style, isCompoundKnown]);
      const found = previous.get(key) ?? resolveClause(lookup, clause, style, !isCompoundKnown);
      current.set(key, found);
      if (clause.kind === 'compound')
        isCompoundKnown = found.matches.length > 0 && found.corrections.length === 0;
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
  const joined = knownTerms(dictionary, clause.joined).filter(({ ordinal }) => !isAmong(matches, ordinal));
  for (const { ordinal } of joined) matches.push({ ordinal, similarity: joinedSimilarity });
  if (clause.isPrefix) addContinuations(dictionary, clause.typed, matches);
  const unfinished = clause.isPrefix && exact.length === 0 ? stemsOfUnfinished(dictionary, clause.typed) : [];
  // `upgradin` may become `upgrading`, even if names begin with `upgrading` too; `actio` only leads to `action`.
  const isContinued = matches.length > 0;
  const cut = unfinished.filter(
    ({ ordinal, isCompleted }) => (isCompleted || !isContinued) && !isAmong(matches, ordinal),
  );
  if (style === 'verbose' && clause.kind === 'word') {
    for (const ordinal of familyOf(dictionary, clause.term)) {
      if (!isAmong(matches, ordinal)) matches.push({ ordinal, similarity: familySimilarity });
    }
  }
  // A name has no endings: `scal-in` may mean `scale-in`, or lead to `scaling`.
  const isCompleted = clause.kind !== 'compound' && cut.some((match) => match.isCompleted);
  const isKnown = matches.length > 0 || isCompleted;
  matches.push(...cut);
  const forms = [...exact, ...joined, ...cut].map(({ term }) => term).filter((term) => term !== clause.term);
  // Without the cut endings, so that an occurrence counts once.
  const similar =
    isKnown || clause.kind === 'path' || !mayBeTypo
      ? []
      : similarTerms(lookup, clause).filter(({ ordinal }) => !isAmong(cut, ordinal));
  matches.push(...similar);
  const terms = similar.map(({ term }) => term);
  const corrections = terms.filter((term) => !isOtherForm(term, clause.typed));
  return { clause, matches, alternatives: [...forms, ...terms], corrections, isKnown };
}

/** `freed` for `free`, `built` for `build`, `behavior` for `behaviour`: another form or spelling is not a typo. */
function isOtherForm(term: string, typed: string): boolean {
  const [a, b] = [oneSpelling(term), oneSpelling(typed)];
  return a.startsWith(b) || b.startsWith(a);
}

/**
 * Unifies `behaviour` and `behavior`, `built` and `build`; within words too, so that `different` is a prefix of
 * `differently`.
 */
function oneSpelling(word: string): string {
  return word
    .replace(/([bilmnv])our/, '$1or')
    .replace(/([iy])z|(en)c/, '$1$2s')
    .replace(/tre$/, 'ter')
    .replace(/([ln])t/, '$1d');
}

/**
 * The dictionary terms that are the typed word itself. A plain word is indexed by its stem, an identifier as written:
 * the query `nodejs` matches `nodej` for the word `nodejs`, and `nodejs` for `Node.js`. A version matches with and
 * without `v`; a name that no text has may match its plural.
 */
function exactForms(dictionary: TermDictionary, { kind, term, typed }: Clause) {
  const exact = knownTerms(dictionary, [term, typed, stem(typed), ...versionForms(typed)]);
  const mayInflect = (kind === 'word' || kind === 'compound') && term.length >= minInflectedLetters;
  if (exact.length > 0) return exact;
  if (pluralAcronym.test(typed)) return knownTerms(dictionary, [typed.slice(0, -1)]);
  if (!mayInflect) return exact;
  return knownTerms(dictionary, [`${typed}s`, `${typed}es`]);
}

/** The distinct terms that the dictionary has. */
function knownTerms(dictionary: TermDictionary, terms: readonly string[]) {
  return [...new Set(terms)].flatMap((term) => {
    const ordinal = findTerm(dictionary, term);
    return ordinal === undefined ? [] : [{ term, ordinal }];
  });
}

/** `1.10` and `v1.10` for either; `typed` alone if it is not a version. */
function versionForms(typed: string): readonly string[] {
  const version = /^v?(\d+\..*)$/.exec(typed)?.[1];
  return version === undefined ? [typed] : [version, `v${version}`];
}

/**
 * Adds all terms that begin with `typed`; `1.1` also begins `v1.10.0`. A single letter has thousands, but stopping
 * early would hide pages of later terms, and sorting by frequency costs more than reading their postings.
 */
function addContinuations(dictionary: TermDictionary, typed: string, matches: MatchedTerm[]): void {
  const exact = matches.slice();
  for (const beginning of versionForms(typed)) {
    const typedLength = byteLength(beginning);
    const { from, to } = prefixRange(dictionary, beginning);
    for (let ordinal = from; ordinal < to; ordinal += 1) {
      if (isAmong(exact, ordinal)) continue;
      const share = typedLength / termLength(dictionary, ordinal);
      matches.push({ ordinal, similarity: prefixSimilarity.base + prefixSimilarity.typedShare * share });
    }
  }
}

function isAmong(matches: readonly MatchedTerm[], ordinal: number): boolean {
  return matches.some((match) => match.ordinal === ordinal);
}

/**
 * Stems of the words that unfinished letters may become: `cachin` leads to `caching`, indexed as `cach`; `stori` to
 * `stories` or `storing`, indexed as `story` or `store`. These are not typos. If the index has none, letters are cut:
 * `actio` may lead to `act`.
 */
function stemsOfUnfinished(dictionary: TermDictionary, typed: string): readonly UnfinishedMatch[] {
  // Digits are not an ending: `7598` does not lead to `759`.
  if (/\d/.test(typed.slice(-maxCutLetters))) return [];
  const found = (terms: readonly string[], isCompleted: boolean) =>
    knownTerms(dictionary, terms).map((known) => ({ ...known, similarity: cutSimilarity, isCompleted }));
  // A stem that begins with the typed letters is a continuation.
  const stems = completions.map((ending) => stem(typed + ending)).filter((term) => !term.startsWith(typed));
  const completed = found(stems, true);
  if (completed.length > 0) return completed;
  const cut = Array.from({ length: maxCutLetters }, (_, at) => typed.slice(0, -1 - at));
  return found(
    cut.filter(({ length }) => length >= minStemLetters),
    false,
  ).slice(0, 1);
}
