import { foldTerm } from '../analysis/filters.ts';
import { cjkClass } from '../text/char-class.ts';

const pieces = new RegExp(`[${cjkClass}]+|(?:(?![${cjkClass}])[\\p{L}\\p{N}])+`, 'gu');
const cjkStart = new RegExp(`^[${cjkClass}]`, 'u');

/** Fewer words are more often a name than a part of a sentence. A CJK character counts as a word. */
const minWords = 4;

/** The folded words and CJK runs of a text in order, without punctuation: `Vue 的 **API**` is `vue`, `的`, `api`. */
export function piecesOf(text: string): readonly string[] {
  return foldTerm(text).match(pieces) ?? [];
}

/** The pieces of a query that may be quoted from a page; empty for a query of fewer than `minWords` words. */
export function phraseOf(text: string): readonly string[] {
  const found = piecesOf(text);
  const words = found.reduce((sum, piece) => sum + (cjkStart.test(piece) ? piece.length : 1), 0);
  return words < minWords ? [] : found;
}
