/**
 * query/: what a reader typed, as clauses, and which terms of a dictionary each clause means. Takes the raw
 * text, gives a Query of plain data. Imports analysis/ and dictionary/; knows no documents.
 */
import type { Analyzer } from '../analysis/analyzer.ts';
import { isOneCluster } from '../analysis/cjk-bigram-tokenizer.ts';
import { stem } from '../analysis/stem.ts';
import { noParts } from '../analysis/token.ts';
import type { Token } from '../analysis/token.ts';
import { normalizeCompound } from '../analysis/word-tokenizer.ts';
import { isCjk } from '../text/char-class.ts';
import { quotationOf } from './quotation.ts';

/**
 * `word`: a word or a pair of characters. `whole`: an identifier as it stands. `part`: a piece of one.
 * `join`: neighbours written as one, which the reader did not type so and which may well not exist.
 */
type ClauseKind = 'word' | 'whole' | 'part' | 'join';

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
  /** Share of the query that it stands for, relative to a plain word. */
  readonly weight: number;
}

/**
 * `lookup`: a name or a few words, of which the page should have all, best in its title. `question`: so many words
 * that no page has them all, where those in a title say little more than those in the text.
 */
export type QueryStyle = 'lookup' | 'question';

export interface Query {
  readonly text: string;
  readonly style: QueryStyle;
  readonly clauses: readonly Clause[];
  /** Its words in order, as a text would have them; empty for one word. */
  readonly quotation: readonly string[];
}

/** Fewer distinct Latin words than this are looked up. */
const leastQuestionWords = 8;

/** Bounds of all: 0 leaves the kind out, 2 lets it count as two words. */
const weights = {
  word: 1,
  whole: 1,
  /** Less than a word, so that the page that has the pieces apart stands behind the one that has the whole. */
  part: 0.6,
  /** Neighbouring words that are one word in the index: `css modules` and `cssmodules`. */
  join: 2,
  /** The first pieces of a path, by their share of it: `build.lib` of `build.lib.entry`. */
  beginning: 1,
} as const;

/**
 * The last word is a prefix, since it may still be typed. A single CJK character is one wherever it stands:
 * the index holds pairs.
 */
export function parseQuery(text: string, analyzer: Analyzer): Query {
  const tokens = analyzer.tokenize(text, 'query');
  const lastEnd = tokens.at(-1)?.end ?? 0;

  const clauseOf = (token: Token, kind: ClauseKind): Clause => {
    const written = text.slice(token.start, token.end);
    const typed = normalizeCompound(written);
    const isPrefix = token.end === lastEnd || isSingleCjk(typed);
    return { kind, term: token.term, typed, written, isPrefix, weight: weights[kind] };
  };
  const joinOf = (typed: string, weight: number): Clause => ({
    kind: 'join',
    term: typed,
    typed,
    written: typed,
    isPrefix: false,
    weight,
  });

  const clauses: Clause[] = [];
  let before: Clause | null = null;
  for (const token of tokens) {
    if (token.parts === noParts || token.parts.length === 0) {
      const clause = clauseOf(token, 'word');
      clauses.push(clause);
      if (before !== null && !isCjkTerm(clause.typed)) {
        const typed = before.typed + clause.typed;
        clauses.push(joinOf(stem(typed), weights.join));
      }
      before = isCjkTerm(clause.typed) ? null : clause;
      continue;
    }
    before = null;
    const leaves = leavesOf(token);
    clauses.push(clauseOf(token, 'whole'), ...leaves.map((leaf) => clauseOf(leaf, 'part')));
    for (let count = 2; count < leaves.length; count += 1) {
      const beginning = normalizeCompound(text.slice(token.start, leaves[count - 1]?.end));
      clauses.push(joinOf(beginning, (weights.beginning * count) / leaves.length));
    }
  }
  // Of a repeated word the last counts: it may be the prefix, which includes the exact term.
  const distinct = [...new Map(clauses.map((clause) => [clause.term, clause])).values()];
  const latinWords = distinct.filter(({ kind, typed }) => kind === 'word' && !isCjkTerm(typed)).length;
  const style = latinWords < leastQuestionWords ? 'lookup' : 'question';
  // In prose neighbours are hardly ever one word, and each would cost a look into the dictionary.
  const wanted = style === 'lookup' ? distinct : distinct.filter(({ kind }) => kind !== 'join');
  return { text, style, clauses: wanted, quotation: quotationOf(text) };
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
