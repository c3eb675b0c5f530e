/**
 * query/: parses what a reader typed into clauses and looks up the dictionary terms that each clause matches. Takes
 * raw text, gives a Query of plain data. Knows no documents.
 */
import type { Analyzer } from '../analysis/analyzer.ts';
import { isOneCluster } from '../analysis/cjk-bigram-tokenizer.ts';
import { stem } from '../analysis/stem.ts';
import type { Token } from '../analysis/token.ts';
import { normalizeCompound } from '../analysis/word-tokenizer.ts';
import { isCjk } from '../text/char-class.ts';
import { phraseOf } from './phrase.ts';
import type { PhraseToken } from './phrase.ts';

/**
 * `word`: a word or a pair of CJK characters. `compound`: an identifier as a whole. `subword`: a piece of one.
 * `shingle`: neighbours written as one, which the reader did not type so and which may well not exist.
 */
type ClauseKind = 'word' | 'compound' | 'subword' | 'shingle';

export interface Clause {
  readonly kind: ClauseKind;
  /** As the index has it. */
  readonly term: string;
  /** The typed letters, folded but not stemmed: what a longer term begins with. */
  readonly typed: string;
  /** As the reader wrote it. */
  readonly written: string;
  /** The last word may still be typed. */
  readonly isPrefix: boolean;
  /** Relative to a plain word. */
  readonly weight: number;
}

/**
 * `short`: a name or a few words; the best page has all of them, at best in its title. `verbose`: so many words that
 * no page has them all, and a word in a title says little more than one in the text.
 */
export type QueryStyle = 'short' | 'verbose';

export interface Query {
  readonly text: string;
  readonly style: QueryStyle;
  readonly clauses: readonly Clause[];
  /** Words and CJK characters in order; empty for fewer than four. */
  readonly phrase: readonly PhraseToken[];
}

/** A query of this many distinct Latin words is verbose. */
const minVerboseWords = 8;

/** Of all kinds: 0 leaves the kind out, 2 lets it count as two words. */
const weights = {
  word: 1,
  compound: 1,
  /** Below 1, so that a page with the pieces apart ranks behind one with the compound. */
  subword: 0.6,
  /** A subword of digits: `3` and `14` say little about `3.14`. */
  number: 0.1,
  /** Neighbouring words that are one word in the index: `web sockets` and `websocket`, once stemmed. */
  shingle: 2,
  /** Times the share of the path: 2/3 for `build.lib` of `build.lib.entry`. */
  leadingPath: 1,
} as const;

const number = /^\d+$/;

/**
 * Clauses have distinct terms. The last word is a prefix, since it may still be typed. So is a single CJK character
 * anywhere: the index holds pairs.
 */
export function parseQuery(text: string, analyzer: Analyzer): Query {
  const allTokens = analyzer.tokenize(text, 'query');
  const lastEnd = allTokens.at(-1)?.end ?? 0;
  const tokens = allTokens.filter(({ start, end }) => !isContraction(text, start, end));
  const clauseOf = (token: Token, kind: 'word' | 'compound' | 'subword'): Clause => {
    const written = text.slice(token.start, token.end);
    const typed = normalizeCompound(written);
    // The `1` of `18.3.1` is no beginning of other numbers.
    const isNumber = kind === 'subword' && number.test(typed);
    const isPrefix = (token.end === lastEnd && !isNumber) || isSingleCjk(typed);
    const weight = isNumber ? weights.number : weights[kind];
    return { kind, term: token.term, typed, written, isPrefix, weight };
  };

  const clauses: Clause[] = [];
  let previous: Clause | null = null;
  for (const token of tokens) {
    if (token.parts.length > 0) {
      const leaves = leavesOf(token);
      const subwords = leaves.map((leaf) => clauseOf(leaf, 'subword'));
      clauses.push(clauseOf(token, 'compound'), ...subwords, ...leadingPaths(text, token, leaves));
      previous = null;
    } else {
      const word = clauseOf(token, 'word');
      clauses.push(word);
      const isLatin = !isCjkTerm(word.typed);
      if (previous !== null && isLatin)
        clauses.push(shingle(stem(previous.typed + word.typed), weights.shingle));
      previous = isLatin ? word : null;
    }
  }
  const distinct = mergeDuplicates(clauses);
  const latinWords = distinct.filter(({ kind, typed }) => kind === 'word' && !isCjkTerm(typed)).length;
  const phrase = phraseOf(text, analyzer);
  if (latinWords < minVerboseWords) return { text, style: 'short', clauses: distinct, phrase };
  // In prose neighbours are hardly ever one word, and each would cost a dictionary lookup.
  return { text, style: 'verbose', clauses: distinct.filter(({ kind }) => kind !== 'shingle'), phrase };
}

function shingle(term: string, weight: number): Clause {
  return { kind: 'shingle', term, typed: term, written: term, isPrefix: false, weight };
}

/** `build.lib` of `build.lib.entry`; of four pieces the first two and the first three. */
function leadingPaths(text: string, { start }: Token, leaves: readonly Token[]): readonly Clause[] {
  return leaves.slice(1, -1).map(({ end }, at) => {
    const path = normalizeCompound(text.slice(start, end));
    return shingle(path, (weights.leadingPath * (at + 2)) / leaves.length);
  });
}

/** What the reader typed as a word stays a word, though it is also a piece of a name. */
const strength: Readonly<Record<ClauseKind, number>> = { word: 3, compound: 2, subword: 1, shingle: 0 };

/**
 * One clause a term: the strongest kind, of equals the first. It is a prefix where any of them is one: prefixes
 * include the term itself. `modules css.modules` keeps `modules` as a word that may still be typed.
 */
function mergeDuplicates(clauses: readonly Clause[]): readonly Clause[] {
  const byTerm = new Map<string, Clause>();
  for (const clause of clauses) {
    const known = byTerm.get(clause.term) ?? clause;
    const strongest = strength[clause.kind] > strength[known.kind] ? clause : known;
    const prefix = [clause, known].find(({ isPrefix }) => isPrefix);
    byTerm.set(clause.term, prefix ? { ...strongest, isPrefix: true, typed: prefix.typed } : strongest);
  }
  return [...byTerm.values()];
}

const contraction = /^(?:d|ll|m|re|s|t|ve)$/i;

/** The `s` of `what's`, the `t` of `don't`: no word, and the beginning of thousands. */
function isContraction(text: string, start: number, end: number): boolean {
  return (
    // Compiling the expression with its tables of letters costs more than parsing a query without apostrophes.
    /['’]/.test(text.charAt(start - 1)) &&
    /\p{L}['’]$/u.test(text.slice(Math.max(0, start - 3), start)) &&
    contraction.test(text.slice(start, end))
  );
}

function leavesOf(token: Token): readonly Token[] {
  return token.parts.length === 0 ? [token] : token.parts.flatMap(leavesOf);
}

function isCjkTerm(term: string): boolean {
  return isCjk(term.codePointAt(0) ?? 0);
}

function isSingleCjk(term: string): boolean {
  return isCjkTerm(term) && isOneCluster(term);
}
