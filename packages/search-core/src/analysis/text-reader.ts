import { isCjk } from '../text/char-class.ts';
import type { Analyzer } from './analyzer.ts';
import { plainRun, tokenizeCjkRun } from './cjk-bigram-tokenizer.ts';
import { splitIdentifier } from './word-tokenizer.ts';

/**
 * Kinds of surfaces: words and identifiers as written, CJK characters with their marks, and the separators between
 * them. Together they make up the whole text. `separator` is 0, so an unknown surface counts as a separator.
 */
export const surfaceKinds = { separator: 0, word: 1, cjk: 2 } as const;
export type SurfaceKind = (typeof surfaceKinds)[keyof typeof surfaceKinds];

/** Assigns numbers to terms and surfaces; called once for each distinct one. */
export interface TextNumbering {
  readonly term: (term: string) => number;
  /** `terms` are those of a word, the whole word before its parts; empty for other surfaces. */
  readonly surface: (surface: string, kind: SurfaceKind, terms: readonly number[]) => number;
}

/** Receives a text: its index terms, as `tokenize` gives them, and its surfaces, each in text order. */
export interface TextVisitor {
  readonly term: (term: number) => void;
  readonly surface: (surface: number) => void;
}

interface NumberedWord {
  readonly surface: number;
  readonly terms: readonly number[];
}

/**
 * Reads texts and returns the token count of each. A single space between two words is not a surface; adjacent words
 * have an empty separator between them. Analyzes each distinct word and pair once, so a reader serves one build.
 */
export function createTextReader(analyzer: Analyzer, numbering: TextNumbering) {
  const words = new Map<string, NumberedWord>();
  const bigrams = new Map<string, number>();
  const characters = new Map<string, number>();
  const separators = new Map<string, number>();
  const gaps = new Map<string, readonly number[]>();

  const termsOf = (word: string): readonly number[] => {
    const known = words.get(word);
    if (known !== undefined) return known.terms;
    const { term, pieces } = splitIdentifier(word);
    return [...(term === '' ? [] : [numbering.term(term)]), ...pieces.flatMap(termsOf)];
  };
  const wordOf = (word: string): NumberedWord => {
    const terms = termsOf(word);
    return { surface: numbering.surface(word, surfaceKinds.word, terms), terms };
  };
  const separatorOf = (text: string) => numbering.surface(text, surfaceKinds.separator, []);
  /**
   * Every line break is a surface of its own. An empty gap is a surface too, although the pattern does not match it.
   */
  const gapOf = (gap: string): readonly number[] =>
    (gap.match(/\n|[^\n]+/g) ?? ['']).map((piece) => cached(separators, piece, separatorOf));

  const characterOf = (character: string) => numbering.surface(character, surfaceKinds.cjk, []);
  const readRun = (run: string, visitor: TextVisitor): number => {
    const visit = (bigram: string) => visitor.term(cached(bigrams, bigram, numbering.term));
    const visitCharacter = (start: number, end: number) =>
      visitor.surface(cached(characters, run.slice(start, end), characterOf));
    if (plainRun.test(run)) {
      for (let at = 0; at < run.length; at += 1) {
        visitCharacter(at, at + 1);
        visit(run.slice(at, at + 2));
      }
      return run.length;
    }
    const tokens = tokenizeCjkRun(run, 0, run.length, 'index');
    // A Hangul filler at the start folds to nothing, so it is part of no character.
    const filler = run.slice(0, tokens[0]?.start);
    if (filler !== '') visitor.surface(cached(separators, filler, separatorOf));
    for (const [at, { term, start }] of tokens.entries()) {
      visit(term);
      // A character may fold to several, which share its position.
      const end = tokens[at + 1]?.start ?? run.length;
      if (end > start) visitCharacter(start, end);
    }
    return tokens.length;
  };

  return (text: string, visitor: TextVisitor): number => {
    const pieces = analyzer.cut(text);
    let tokens = 0;
    let end = 0;
    let isAfterWord = false;
    const visitGap = (start: number, isBeforeWord: boolean) => {
      const isBetweenWords = isAfterWord && isBeforeWord;
      if (start === end && !isBetweenWords) return;
      const gap = text.slice(end, start);
      if (gap === ' ' && isBetweenWords) return;
      for (const surface of cached(gaps, gap, gapOf)) visitor.surface(surface);
    };
    // Indexed loops: for-of allocates an iterator result per word until the loop is optimized.
    for (let at = 0; at < pieces.length; at += 1) {
      const piece = pieces[at] ?? '';
      const start = text.indexOf(piece, end);
      const isWord = !isCjk(piece.codePointAt(0) ?? 0);
      visitGap(start, isWord);
      end = start + piece.length;
      isAfterWord = isWord;
      if (isWord) {
        const { surface, terms } = cached(words, piece, wordOf);
        visitor.surface(surface);
        if (terms.length > 0) tokens += 1;
        for (let place = 0; place < terms.length; place += 1) visitor.term(terms[place] ?? 0);
        continue;
      }
      tokens += readRun(piece, visitor);
    }
    isAfterWord = false;
    visitGap(text.length, false);
    return tokens;
  };
}

function cached<Value>(cache: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  let value = cache.get(key);
  if (value === undefined) {
    value = make(key);
    cache.set(key, value);
  }
  return value;
}
