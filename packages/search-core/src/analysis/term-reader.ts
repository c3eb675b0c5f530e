import type { Analyzer } from './analyzer.ts';
import { tokenizeCjkRun } from './cjk-bigram-tokenizer.ts';
import { visitTokens } from './token.ts';
import { tokenizeWord } from './word-tokenizer.ts';

/** Calls `visit` with every index term of a text, as `tokenize` would give them; returns the count of tokens. */
export type TermReader = (text: string, visit: (term: string) => void) => number;

/**
 * Reads terms without their places. A text says the same words again and again, so the terms of each word are kept
 * once they are known: the reader is for one build, and goes with it.
 */
export function createTermReader(analyzer: Analyzer): TermReader {
  const known = new Map<string, readonly string[]>();
  const termsOf = (word: string): readonly string[] => {
    const terms: string[] = [];
    const token = tokenizeWord(word, 0, word.length);
    if (token.term !== '') visitTokens([token], ({ term }) => terms.push(term));
    known.set(word, terms);
    return terms;
  };
  return (text, visit) => {
    let tokens = 0;
    analyzer.split(text, {
      word: (start, end) => {
        const word = text.slice(start, end);
        const terms = known.get(word) ?? termsOf(word);
        if (terms.length > 0) tokens += 1;
        for (const term of terms) visit(term);
      },
      cjkRun: (start, end) => {
        for (const { term } of tokenizeCjkRun(text, start, end, 'index')) {
          tokens += 1;
          visit(term);
        }
      },
    });
    return tokens;
  };
}
