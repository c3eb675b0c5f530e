import { isCjk } from '../text/char-class.ts';
import type { Analyzer } from './analyzer.ts';
import { plainRun, tokenizeCjkRun } from './cjk-bigram-tokenizer.ts';
import { splitIdentifier } from './word-tokenizer.ts';

/** Calls `visit` with the same index terms as `tokenize`, in the same order; returns the number of outermost tokens. */
export type TermReader<Term> = (text: string, visit: (term: Term) => void) => number;

/**
 * Reads the terms of texts without offsets; `termOf` converts each term once. Caches the terms of every distinct word
 * and bigram without bound, so a reader should live for one build.
 */
export function createTermReader<Term>(analyzer: Analyzer, termOf: (term: string) => Term): TermReader<Term> {
  const words = new Map<string, readonly Term[]>();
  const bigrams = new Map<string, Term>();
  const readWord = (word: string): readonly Term[] => {
    const { term, pieces } = splitIdentifier(word);
    const terms = term === '' ? [] : [termOf(term)];
    for (const piece of pieces) {
      for (const part of words.get(piece) ?? readWord(piece)) terms.push(part);
    }
    words.set(word, terms);
    return terms;
  };
  const readBigram = (bigram: string): Term => {
    const term = termOf(bigram);
    bigrams.set(bigram, term);
    return term;
  };
  const readRun = (run: string, visit: (term: Term) => void): number => {
    if (!plainRun.test(run)) {
      const tokens = tokenizeCjkRun(run, 0, run.length, 'index');
      for (const { term } of tokens) visit(bigrams.get(term) ?? readBigram(term));
      return tokens.length;
    }
    for (let at = 0; at < run.length; at += 1) {
      const bigram = run.slice(at, at + 2);
      visit(bigrams.get(bigram) ?? readBigram(bigram));
    }
    return run.length;
  };
  return (text, visit) => {
    const pieces = analyzer.cut(text);
    let tokens = 0;
    // Indexed loops: until the loop is optimized, for-of allocates a result object for every word.
    for (let at = 0; at < pieces.length; at += 1) {
      const piece = pieces[at] ?? '';
      // Only words are cached, so a hit cannot be a CJK run and needs no test of its script.
      const known = words.get(piece);
      if (known === undefined && isCjk(piece.codePointAt(0) ?? 0)) {
        tokens += readRun(piece, visit);
        continue;
      }
      const terms = known ?? readWord(piece);
      if (terms.length > 0) tokens += 1;
      for (let place = 0; place < terms.length; place += 1) visit(terms[place] as Term);
    }
    return tokens;
  };
}
