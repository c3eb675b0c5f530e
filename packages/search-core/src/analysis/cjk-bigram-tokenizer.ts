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
  visitPairs(text, start, end, (from, to, isPair) => {
    if (!isPair && purpose === 'query' && from > start) return;
    tokens.push({ term: foldTerm(text.slice(from, to)), start: from, end: to, parts: noParts });
  });
  return tokens;
}

/** The pairs of a run, then its last character alone. */
export function visitPairs(
  text: string,
  start: number,
  end: number,
  visit: (start: number, end: number, isPair: boolean) => void,
): void {
  let current = start;
  while (current < end) {
    const next = endOfCharacter(text, current);
    visit(current, next < end ? endOfCharacter(text, next) : next, next < end);
    current = next;
  }
}

function endOfCharacter(text: string, start: number): number {
  return start + unitsOf(text.codePointAt(start) ?? 0);
}
