import { cjkRunPattern, emojiPattern, isCjk, wordPattern } from '../text/char-class.ts';
import { tokenizeCjkRun } from './cjk-bigram-tokenizer.ts';
import type { Purpose, Token } from './token.ts';
import { tokenizeWord } from './word-tokenizer.ts';

export interface Analyzer {
  /** Change it whenever the same text may yield other terms; at most 32 bytes. An index with another id is rejected. */
  readonly id: string;
  /** Splits a text into words, CJK runs and emoji, in order. What lies between them is not searchable. */
  cut(text: string): readonly string[];
  /** Tokens in text order; offsets are into `text`. */
  tokenize(text: string, purpose: Purpose): readonly Token[];
}

/**
 * A single connector joins two words: `a.b` is one piece, `a. b` is two. One regular expression for the whole text is
 * several times as fast as a loop over its characters, especially before the loop is optimized.
 */
const piecePattern = new RegExp(
  `${wordPattern}(?:[-./:]\\p{DI}*${wordPattern})*|${cjkRunPattern}|${emojiPattern}`,
  'gu',
);
/**
 * The same for ASCII and common Han characters. Compiling `piecePattern` takes as long as answering a query, which
 * would delay the first answer.
 */
const plainPiecePattern = /[\w$]+(?:[-./:][\w$]+)*|[\u4e00-\u9fff]+/g;
const plainText = /^[\0-\x7f\u4e00-\u9fff]*$/;
const wordCharacter = new RegExp(`^${wordPattern}$`, 'u');

/**
 * In code units. A single word of several million characters would overflow the stack of the regular expression engine.
 */
const maxPatternInput = 1 << 20;

function cut(text: string): readonly string[] {
  if (text.length <= maxPatternInput) {
    return text.match(plainText.test(text) ? plainPiecePattern : piecePattern) ?? [];
  }
  const endBehind = (blank: string) => text.lastIndexOf(blank, maxPatternInput - 1) + 1;
  const isInPair = /[\uDC00-\uDFFF]/.test(text.charAt(maxPatternInput));
  const end = endBehind('\n') || endBehind(' ') || maxPatternInput - (isInPair ? 1 : 0);
  return [...cut(text.slice(0, end)), ...cut(text.slice(end))];
}

/** Words, identifiers and emoji as they are, CJK runs as bigrams; a change of script ends a word, as in `Vue插件`. */
export const wordAndBigramAnalyzer: Analyzer = {
  id: 'word-bigram-5',
  cut,
  tokenize(text, purpose) {
    const tokens: Token[] = [];
    let end = 0;
    for (const piece of cut(text)) {
      const start = text.indexOf(piece, end);
      end = start + piece.length;
      if (isCjk(piece.codePointAt(0) ?? 0)) {
        for (const token of tokenizeCjkRun(text, start, end, purpose)) tokens.push(token);
      } else {
        const token = tokenizeWord(text, startOfScope(text, start), end);
        // `_` alone has no term; an empty term would be a prefix of all others.
        if (token.term !== '') tokens.push(token);
      }
    }
    return tokens;
  },
};

/** The `@` of a package scope or an at-rule belongs to the word after it; the `@` of an address does not. */
function startOfScope(text: string, start: number): number {
  if (text[start - 1] !== '@') return start;
  return wordCharacter.test(text.charAt(start - 2)) ? start : start - 1;
}
