import { foldTerm } from '../analysis/filters.ts';
import { cjkClass } from '../text/char-class.ts';

const pieces = new RegExp(`[${cjkClass}]+|(?:(?![${cjkClass}])[\\p{L}\\p{N}])+`, 'gu');
const cjkStart = new RegExp(`^[${cjkClass}]`, 'u');
const leastWords = 2;

/**
 * A query as it would stand in a text: folded, its words and its runs of CJK characters in order, without what parts
 * them. Empty for a single word, or a single CJK character.
 */
export function quotationOf(text: string): readonly string[] {
  const found = foldTerm(text).match(pieces) ?? [];
  const words = found.reduce((sum, piece) => sum + (cjkStart.test(piece) ? piece.length : 1), 0);
  return words < leastWords ? [] : found;
}
