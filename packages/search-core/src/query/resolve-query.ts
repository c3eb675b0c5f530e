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

/** Of `sourcemap` as one of the words `source` and `map`: a page with the words as typed is before it. */
const joinedSimilarity = 0.5;

/** What may follow a word whose `-ed` or `-ing` is still being typed; `-ies` has the stem of `-ied`. */
const completions = ['d', 'ed', 'g', 'ng'] as const;
/** Of a word whose ending is still being typed. */
const cutSimilarity = 0.6;
/** Letters that may be such an ending, whichever it is. */
const maxCutLetters = 3;
const minStemLetters = 3;

/** A shorter word and its plural are two words: `as` and `ass`. */
const minInflectedLetters = 4;
/** But for acronyms in lower case, `vms` and `dbs`. Stems keep the `s`, since `dns` looks alike; `css` is no plural. */
const pluralAcronym = /^[^\W\d_aeiou][^\W\d_aeious]s$/;

/** Of a word of the same family, as `conductive` is to `conduction`. Verbose queries only. */
const familySimilarity = 0.8;

/** A match of a word whose ending is still being typed. */
interface UnfinishedMatch extends MatchedTerm {
  readonly term: string;
  /** The typed letters and a usual ending make a word with that stem. */
  readonly isCompleted: boolean;
}

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
      // Subwords follow their compound, and are right if it is: the `node` of `node.js` is no typo of `nodejs`.
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
  // `upgradin` may be `upgrading`, whatever name begins with `upgrading` as well; `actio` is on its way to `action` alone.
  const isContinued = matches.length > 0;
  const cut = unfinished.filter(
    ({ ordinal, isCompleted }) => (isCompleted || !isContinued) && !isAmong(matches, ordinal),
  );
  if (style === 'verbose' && clause.kind === 'word') {
    for (const ordinal of familyOf(dictionary, clause.term)) {
      if (!isAmong(matches, ordinal)) matches.push({ ordinal, similarity: familySimilarity });
    }
  }
  // A name has no endings: `scal-in` may be `scale-in` as well as on its way to `scaling`.
  const isCompleted = clause.kind !== 'compound' && cut.some((match) => match.isCompleted);
  const isKnown = matches.length > 0 || isCompleted;
  matches.push(...cut);
  const forms = [...exact, ...joined, ...cut].map(({ term }) => term).filter((term) => term !== clause.term);
  // Without those that are cut endings as well: an occurrence counts once.
  const similar =
    isKnown || clause.kind === 'path' || !mayBeTypo
      ? []
      : similarTerms(lookup, clause).filter(({ ordinal }) => !isAmong(cut, ordinal));
  matches.push(...similar);
  const terms = similar.map(({ term }) => term);
  const corrections = terms.filter((term) => !isOtherForm(term, clause.typed));
  return { clause, matches, alternatives: [...forms, ...terms], corrections, isKnown };
}

/** `freed` for `free`, `built` for `build`, `behavior` for `behaviour`: another form or spelling of a word is no typo. */
function isOtherForm(term: string, typed: string): boolean {
  const [a, b] = [oneSpelling(term), oneSpelling(typed)];
  return a.startsWith(b) || b.startsWith(a);
}

/** One spelling for `behaviour` and `behavior`, `built` and `build`; within words too, so `different` begins `differently`. */
function oneSpelling(word: string): string {
  return word
    .replace(/([bilmnv])our/, '$1or')
    .replace(/([iy])z|(en)c/, '$1$2s')
    .replace(/tre$/, 'ter')
    .replace(/([ln])t/, '$1d');
}

/**
 * The dictionary terms that are the typed word itself. A plain word is indexed by its stem, an identifier as it is
 * written: the query `nodejs` matches `nodej` for the word `nodejs`, and `nodejs` for `Node.js`. A version has a `v` or not;
 * a name that no text has may be in its plural.
 */
function exactForms(dictionary: TermDictionary, { kind, term, typed }: Clause) {
  const exact = knownTerms(dictionary, [term, typed, stem(typed), ...versionForms(typed)]);
  const mayInflect = (kind === 'word' || kind === 'compound') && term.length >= minInflectedLetters;
  if (exact.length > 0) return exact;
  if (pluralAcronym.test(typed)) return knownTerms(dictionary, [typed.slice(0, -1)]);
  if (!mayInflect) return exact;
  return knownTerms(dictionary, [`${typed}s`, `${typed}es`]);
}

/** Those of the terms that the dictionary has, each once. */
function knownTerms(dictionary: TermDictionary, terms: readonly string[]) {
  return [...new Set(terms)].flatMap((term) => {
    const ordinal = findTerm(dictionary, term);
    return ordinal === undefined ? [] : [{ term, ordinal }];
  });
}

/** `1.10` and `v1.10` of either; `typed` alone where it is no version. */
function versionForms(typed: string): readonly string[] {
  const version = /^v?(\d+\..*)$/.exec(typed)?.[1];
  return version === undefined ? [typed] : [version, `v${version}`];
}

/**
 * Adds all terms that begin with `typed`; `1.1` begins `v1.10.0` as well. A single letter has thousands, but a cut by the
 * alphabet would hide pages, and sorting by frequency costs more than reading their postings.
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
 * `cachin` is on its way to `caching`, which the index has as `cach`; `stori` to `stories` or `storing`, as `story` or
 * `store`. These are no typos. Where the index has none, letters are cut: `actio` may lead to `act`.
 */
function stemsOfUnfinished(dictionary: TermDictionary, typed: string): readonly UnfinishedMatch[] {
  // Digits are no ending: `7598` is not on its way to `759`.
  if (/\d/.test(typed.slice(-maxCutLetters))) return [];
  const found = (terms: readonly string[], isCompleted: boolean) =>
    knownTerms(dictionary, terms).map((known) => ({ ...known, similarity: cutSimilarity, isCompleted }));
  // A stem that begins with the typed letters is a continuation of them.
  const stems = completions.map((ending) => stem(typed + ending)).filter((term) => !term.startsWith(typed));
  const completed = found(stems, true);
  if (completed.length > 0) return completed;
  const cut = Array.from({ length: maxCutLetters }, (_, at) => typed.slice(0, -1 - at));
  return found(
    cut.filter(({ length }) => length >= minStemLetters),
    false,
  ).slice(0, 1);
}
