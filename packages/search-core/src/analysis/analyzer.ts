import { charClass, unitsOf } from '../text/char-class.ts';
import { tokenizeCjkRun } from './cjk-bigram-tokenizer.ts';
import type { Purpose, Token } from './token.ts';
import { tokenizeWord } from './word-tokenizer.ts';

/** Receives the stretches of a text that have terms, in order. */
interface SpanVisitor {
  readonly word: (start: number, end: number) => void;
  readonly cjkRun: (start: number, end: number) => void;
}

export interface Analyzer {
  /** Changes whenever the same text may give other terms; at most 32 bytes. Stored indexes of another id are void. */
  readonly id: string;
  /** Cuts a text at what is no part of a term. */
  split(text: string, visitor: SpanVisitor): void;
  /** Tokens in text order; offsets are into `text`. */
  tokenize(text: string, purpose: Purpose): readonly Token[];
}

function split(text: string, { word, cjkRun }: SpanVisitor): void {
  let offset = 0;
  while (offset < text.length) {
    const codePoint = text.codePointAt(offset) ?? 0;
    const kind = charClass(codePoint);
    if (kind === 'word') {
      const end = endOfWord(text, offset);
      word(startOfScope(text, offset), end);
      offset = end;
    } else if (kind === 'cjk') {
      const end = endOfCjkRun(text, offset);
      cjkRun(offset, end);
      offset = end;
    } else {
      offset += unitsOf(codePoint);
    }
  }
}

/** Words and identifiers as they are, CJK runs as bigrams; a change of script ends a word, as in `Vue插件`. */
export const wordAndBigramAnalyzer: Analyzer = {
  id: 'word-bigram-2',
  split,
  tokenize(text, purpose) {
    const tokens: Token[] = [];
    split(text, {
      word: (start, end) => {
        const token = tokenizeWord(text, start, end);
        // Accents that stand alone fold to nothing, and nothing is a prefix of everything.
        if (token.term !== '') tokens.push(token);
      },
      cjkRun: (start, end) => {
        for (const token of tokenizeCjkRun(text, start, end, purpose)) tokens.push(token);
      },
    });
    return tokens;
  },
};

/** A word goes on over a single connector when another word character follows: `a.b` is one, `a. b` is two. */
function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const codePoint = text.codePointAt(end) ?? 0;
    const kind = charClass(codePoint);
    if (kind !== 'word' && !(kind === 'connector' && classAt(text, end + 1) === 'word')) break;
    end += unitsOf(codePoint);
  }
  return end;
}

/** The `@` of a package scope or an at-rule belongs to the word that it leads. */
function startOfScope(text: string, start: number): number {
  if (text[start - 1] !== '@') return start;
  return start >= 2 && classAt(text, start - 2) === 'word' ? start : start - 1;
}

function endOfCjkRun(text: string, start: number): number {
  let end = start;
  while (end < text.length && classAt(text, end) === 'cjk') end += unitsOf(text.codePointAt(end) ?? 0);
  return end;
}

function classAt(text: string, offset: number): ReturnType<typeof charClass> {
  const codePoint = text.codePointAt(offset);
  return codePoint === undefined ? 'other' : charClass(codePoint);
}
