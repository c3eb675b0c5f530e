import { cjkClass, isCjk, wordPattern } from '../text/char-class.ts';
import { tokenizeCjkRun } from './cjk-bigram-tokenizer.ts';
import type { Purpose, Token } from './token.ts';
import { tokenizeWord } from './word-tokenizer.ts';

export interface Analyzer {
  /** Changes whenever the same text may give other terms; at most 32 bytes. Stored indexes of another id are void. */
  readonly id: string;
  /** The words and CJK runs of a text, in order; between them is nothing that could be part of one. */
  cut(text: string): readonly string[];
  /** Tokens in text order; offsets are into `text`. */
  tokenize(text: string, purpose: Purpose): readonly Token[];
}

/**
 * A word goes on over a single connector when another word character follows: `a.b` is one, `a. b` is two. One
 * call of a regular expression for a text is several times as fast as a loop over its characters, above all in
 * a young process, whose loops are not compiled yet.
 */
const wordOrCjkRun = new RegExp(`${wordPattern}+(?:[-./:]${wordPattern}+)*|[${cjkClass}]+`, 'gu');
const wordCharacter = new RegExp(`^${wordPattern}$`, 'u');

/** Code units. A single word of some millions would exhaust the stack of the regular expression. */
const longText = 1 << 20;

function cut(text: string): readonly string[] {
  if (text.length <= longText) return text.match(wordOrCjkRun) ?? [];
  const end = text.lastIndexOf('\n', longText - 1) + 1 || longText;
  return [...cut(text.slice(0, end)), ...cut(text.slice(end))];
}

/** Words and identifiers as they are, CJK runs as bigrams; a change of script ends a word, as in `Vue插件`. */
export const wordAndBigramAnalyzer: Analyzer = {
  id: 'word-bigram-2',
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
        // Accents that stand alone fold to nothing, and nothing is a prefix of everything.
        if (token.term !== '') tokens.push(token);
      }
    }
    return tokens;
  },
};

/** The `@` of a package scope or an at-rule belongs to the word that it leads. */
function startOfScope(text: string, start: number): number {
  if (text[start - 1] !== '@') return start;
  return wordCharacter.test(text.charAt(start - 2)) ? start : start - 1;
}
