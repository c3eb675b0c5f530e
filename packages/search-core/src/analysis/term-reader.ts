import { isCjk } from '../text/char-class.ts';
import type { Analyzer } from './analyzer.ts';
import { visitPairs } from './cjk-bigram-tokenizer.ts';
import { foldTerm } from './filters.ts';
import { takeApart } from './word-tokenizer.ts';

/** Calls `visit` with every index term of a text, as `tokenize` would give them; returns the count of tokens. */
export type TermReader<Term> = (text: string, visit: (term: Term) => void) => number;

/**
 * Reads terms without their places, each as what `termOf` makes of it. A text says the same words again and again,
 * so the terms of each word are kept once they are known: the reader is for one build, and goes with it.
 */
export function createTermReader<Term>(analyzer: Analyzer, termOf: (term: string) => Term): TermReader<Term> {
  const words = new Map<string, readonly Term[]>();
  const pairs = new Map<string, Term>();
  const learnWord = (word: string): readonly Term[] => {
    const { term, pieces } = takeApart(word);
    const terms = term === '' ? [] : [termOf(term)];
    for (const piece of pieces) {
      for (const part of words.get(piece) ?? learnWord(piece)) terms.push(part);
    }
    words.set(word, terms);
    return terms;
  };
  const learnPair = (pair: string): Term => {
    const term = termOf(foldTerm(pair));
    pairs.set(pair, term);
    return term;
  };
  return (text, visit) => {
    const pieces = analyzer.cut(text);
    let tokens = 0;
    // Not for-of, here and inside: while the loop is not compiled, that would be an object for every word.
    for (let at = 0; at < pieces.length; at += 1) {
      const piece = pieces[at] ?? '';
      // Runs are never among the words, so these, which are more, need not be told from runs.
      const known = words.get(piece);
      if (known === undefined && isCjk(piece.codePointAt(0) ?? 0)) {
        visitPairs(piece, 0, piece.length, (start, end) => {
          const pair = piece.slice(start, end);
          tokens += 1;
          visit(pairs.get(pair) ?? learnPair(pair));
        });
        continue;
      }
      const terms = known ?? learnWord(piece);
      if (terms.length > 0) tokens += 1;
      for (let place = 0; place < terms.length; place += 1) visit(terms[place] as Term);
    }
    return tokens;
  };
}
