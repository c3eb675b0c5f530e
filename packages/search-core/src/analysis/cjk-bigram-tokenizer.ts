import { unitsOf } from '../text/char-class.ts';
import { foldTerm } from './filters.ts';
import { noParts } from './token.ts';
import type { Purpose, Token } from './token.ts';

/**
 * Overlapping pairs of `text.slice(start, end)`, which must be one run of CJK characters: `构建工具` gives
 * 构建, 建工, 工具. For an index the last character follows alone, so that each character of the run starts
 * some term: a query of one character is then a prefix and misses no place. A run of one character is its own
 * only token. Pairs are cut by code points, the same everywhere: engines disagree on the words of such text.
 */
export function tokenizeCjkRun(text: string, start: number, end: number, purpose: Purpose): readonly Token[] {
  const tokens: Token[] = [];
  let current = start;
  while (current < end) {
    const next = current + unitsOf(text.codePointAt(current) ?? 0);
    if (next < end) {
      tokens.push(tokenOf(text, current, next + unitsOf(text.codePointAt(next) ?? 0)));
    } else if (purpose === 'index' || current === start) {
      tokens.push(tokenOf(text, current, next));
    }
    current = next;
  }
  return tokens;
}

function tokenOf(text: string, start: number, end: number): Token {
  return { term: foldTerm(text.slice(start, end)), start, end, parts: noParts };
}
