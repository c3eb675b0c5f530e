/**
 * query/: parses the typed text into clauses and looks up the dictionary terms that each clause matches. Takes raw text
 * and returns a `Query` of plain data. Independent of documents.
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
 * `word`: a word or a pair of CJK characters. `compound`: a whole identifier. `subword`: a piece of one. `path`: its
 * leading pieces, which need not be a name of their own.
 */
type ClauseKind = 'word' | 'compound' | 'subword' | 'path';

export interface Clause {
  readonly kind: ClauseKind;
  /** The form in the index. */
  readonly term: string;
  /** The typed letters, folded but not stemmed: the prefix of longer terms. */
  readonly typed: string;
  /** The form that the reader typed. */
  readonly written: string;
  /** True for the last word, which may still be typed. */
  readonly isPrefix: boolean;
  /** Relative to a plain word. */
  readonly weight: number;
  /** A word joined with each neighbour, as one word of the index: `sourcemap` for both words of `source map`. */
  readonly joined: readonly string[];
}

/**
 * `short`: a name or a few words; the best page has all of them, ideally in its title. `verbose`: so many words that no
 * page has them all, and a word in a title says little more than one in the text.
 */
export type QueryStyle = 'short' | 'verbose';

export interface Query {
  readonly text: string;
  readonly style: QueryStyle;
  readonly clauses: readonly Clause[];
  /** Words and CJK characters in order; empty if there are fewer than four. */
  readonly phrase: readonly PhraseToken[];
}

/** A query of this many distinct Latin words is verbose. */
const minVerboseWords = 8;

/** Weights of the other kinds: 0 ignores a kind, 2 makes it count as two words. */
const weights = {
  word: 1,
  compound: 1,
  /**
   * Below 1, so that a text with the separate pieces counts less than one with the compound; a title may count more.
   */
  subword: 0.6,
  /** A subword of digits: `3` and `14` say little about `3.14`. */
  number: 0.1,
  /** Multiplied by the share of the path: 2/3 for `build.lib` of `build.lib.entry`. */
  leadingPath: 1,
} as const;

const number = /^\d+$/;

/**
 * Clauses have distinct terms. The last word is a prefix, because it may still be typed. So is a single CJK character
 * anywhere, because the index holds pairs.
 */
export function parseQuery(text: string, analyzer: Analyzer): Query {
  const allTokens = analyzer.tokenize(text, 'query');
  const lastEnd = allTokens.at(-1)?.end ?? 0;
  const tokens = allTokens.filter(({ start, end }) => !isContraction(text, start, end));
  const latinWords = new Set(tokens.filter(isLatinWord).map(({ term }) => term));
  const style = latinWords.size < minVerboseWords ? 'short' : 'verbose';
  const typedOf = ({ start, end }: Token) => normalizeCompound(text.slice(start, end));
  const clauseOf = (token: Token, kind: 'word' | 'compound' | 'subword'): Clause => {
    const typed = typedOf(token);
    // The `1` of `18.3.1` is not a prefix of other numbers.
    const isNumber = kind === 'subword' && number.test(typed);
    // Nor is `C++` a prefix of `cats`.
    const isSigned = typed.length === 1 && /[+#]/.test(text.charAt(token.end));
    const isPrefix = (token.end === lastEnd && !isNumber && !isSigned) || isSingleCjk(typed);
    const weight = isNumber ? weights.number : weights[kind];
    const written = text.slice(token.start, token.end);
    return { kind, term: token.term, typed, written, isPrefix, weight, joined: [] };
  };
  // `web` and `sockets` give `websocket`. In prose, neighbours are rarely one word, and each would cost a lookup.
  const joinedOf = (first: Token | undefined, second: Token | undefined): readonly string[] =>
    style === 'short' && first && second && isLatinWord(first) && isLatinWord(second)
      ? [stem(typedOf(first) + typedOf(second))]
      : [];

  const clauses = tokens.flatMap((token, at): readonly Clause[] => {
    if (token.parts.length === 0) {
      const joined = [...joinedOf(tokens[at - 1], token), ...joinedOf(token, tokens[at + 1])];
      return [{ ...clauseOf(token, 'word'), joined }];
    }
    const leaves = leavesOf(token);
    const subwords = leaves.map((leaf) => clauseOf(leaf, 'subword'));
    const paths = style === 'short' ? leadingPaths(text, token, leaves) : [];
    return [clauseOf(token, 'compound'), ...subwords, ...paths];
  });
  return { text, style, clauses: mergeDuplicates(clauses), phrase: phraseOf(text, analyzer) };
}

/** `build.lib` of `build.lib.entry`; for four pieces, the first two and the first three. */
function leadingPaths(text: string, { start }: Token, leaves: readonly Token[]): readonly Clause[] {
  return leaves.slice(1, -1).map(({ end }, at) => {
    const term = normalizeCompound(text.slice(start, end));
    const weight = (weights.leadingPath * (at + 2)) / leaves.length;
    return { kind: 'path', term, typed: term, written: term, isPrefix: false, weight, joined: [] };
  });
}

/** A term that is both a typed word and a piece of a name gets the clause of the word. */
const strength: Readonly<Record<ClauseKind, number>> = { word: 3, compound: 2, subword: 1, path: 0 };

/**
 * One clause per term: the strongest kind, or the first of equals. It is a prefix if any of them is: prefixes include
 * the term itself. `modules css.modules` keeps `modules` as a word that may still be typed.
 */
function mergeDuplicates(clauses: readonly Clause[]): readonly Clause[] {
  const byTerm = new Map<string, Clause>();
  for (const clause of clauses) {
    const known = byTerm.get(clause.term) ?? clause;
    const strongest = strength[clause.kind] > strength[known.kind] ? clause : known;
    const prefix = [clause, known].find(({ isPrefix }) => isPrefix);
    const merged = { ...strongest, joined: [...new Set([...known.joined, ...clause.joined])] };
    byTerm.set(clause.term, prefix ? { ...merged, isPrefix: true, typed: prefix.typed } : merged);
  }
  return [...byTerm.values()];
}

const contraction = /^(?:d|ll|m|re|s|t|ve)$/i;

/** The `s` of `what's`, the `t` of `don't`: not words, but prefixes of thousands. */
function isContraction(text: string, start: number, end: number): boolean {
  return (
    // Compiling the expression with its Unicode classes takes longer than parsing a query without apostrophes.
    /['’]/.test(text.charAt(start - 1)) &&
    /\p{L}['’]$/u.test(text.slice(Math.max(0, start - 3), start)) &&
    contraction.test(text.slice(start, end))
  );
}

function isLatinWord({ term, parts }: Token): boolean {
  return parts.length === 0 && !isCjkTerm(term);
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
