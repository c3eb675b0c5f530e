import { detached } from '../text/detached.ts';
import { clipRanges, shiftRanges } from '../text/ranges.ts';
import type { HighlightRange } from '../text/ranges.ts';
import { advanceByWidth, retreatByWidth, textWidth } from '../text/width.ts';

export interface Excerpt {
  readonly text: string;
  /** Ranges in `text`. */
  readonly ranges: readonly HighlightRange[];
}

const ellipsis = '…';
const ellipsisWidth = textWidth(ellipsis);

/** Share of the remaining width that goes before the marked span; the rest follows it. */
const leadShare = 0.35;

/** Code units that may be dropped so that a cut falls between words. */
const maxWordTrim = 12;

const asciiWordChar = /\w/;
const wordChar = /[\p{L}\p{N}]/u;
/** A combining mark, a variation selector or U+200D, which joins emoji. */
const extender = /[\p{M}\u200d]/u;

/**
 * The part of `text` around the place with the most marks, at most `maxWidth` width units including the `…` at each cut
 * side. `ranges` must be sorted and disjoint. Cuts fall between code points, and between words if an edge is near.
 */
export function excerptOf(text: string, ranges: readonly HighlightRange[], maxWidth: number): Excerpt {
  if (advanceByWidth(text, 0, maxWidth) === text.length) return { text, ranges };
  const budget = maxWidth - 2 * ellipsisWidth;
  if (budget <= 0) return { text: maxWidth >= ellipsisWidth ? ellipsis : '', ranges: [] };
  const focus = densestSpan(text, ranges, budget);
  const window = trimToWords(text, windowAround(text, focus, budget), focus);
  const before = window.start > 0 ? ellipsis : '';
  const after = window.end < text.length ? ellipsis : '';
  return {
    text: detached(before + text.slice(window.start, window.end) + after),
    ranges: shiftRanges(clipRanges(ranges, window), before.length - window.start),
  };
}

/**
 * The span with the most ranges within the budget, the first if several; the start of the text if there are no ranges.
 */
function densestSpan(text: string, ranges: readonly HighlightRange[], budget: number): HighlightRange {
  let best: HighlightRange = { start: 0, end: 0 };
  let bestCount = 0;
  for (const [first, { start }] of ranges.entries()) {
    let next = first;
    let fitEnd = start;
    let width = 0;
    for (let range = ranges[next]; range !== undefined; range = ranges[next]) {
      width += textWidth(text.slice(fitEnd, range.end));
      if (width > budget) break;
      fitEnd = range.end;
      next += 1;
    }
    // A single range may be wider than the budget; it is shown from its start.
    const count = Math.max(1, next - first);
    if (count <= bestCount) continue;
    best = { start, end: next > first ? fitEnd : advanceByWidth(text, start, budget) };
    bestCount = count;
  }
  return best;
}

/** Width that one side cannot use because the text ends there goes to the other side. */
function windowAround(text: string, focus: HighlightRange, budget: number): HighlightRange {
  const room = budget - textWidth(text.slice(focus.start, focus.end));
  const lead = Math.floor(room * leadShare);
  const earliest = retreatByWidth(text, focus.start, lead);
  const end = advanceByWidth(text, earliest, budget);
  if (end < text.length) return { start: earliest, end };
  return { start: retreatByWidth(text, text.length, budget), end: text.length };
}

function trimToWords(text: string, window: HighlightRange, focus: HighlightRange): HighlightRange {
  let start = findWordEdge(text, window.start, Math.min(focus.start, window.start + maxWordTrim), 1);
  let end = findWordEdge(text, window.end, Math.max(focus.end, window.end - maxWordTrim), -1);
  while (start > 0 && start < focus.start && isGap(text.charAt(start))) start += 1;
  while (end < text.length && end > focus.end && isBlank(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

/** The nearest offset between words from `from` to `limit`, inclusive; `from` if there is none. */
function findWordEdge(text: string, from: number, limit: number, step: 1 | -1): number {
  for (let offset = from; (limit - offset) * step >= 0; offset += step) {
    if (!isInsideWord(text, offset)) return offset;
  }
  return from;
}

/**
 * Whether the offset is between two narrow word characters, or inside a character of several code points. CJK text may
 * be cut anywhere; half a code point is not a word character.
 */
function isInsideWord(text: string, offset: number): boolean {
  const [before, after] = [text.charAt(offset - 1), text.charAt(offset)];
  const isSecondHalf = after >= '\udc00' && after <= '\udfff';
  if (isSecondHalf || before === '\u200d' || (after >= '\u0300' && extender.test(after))) return true;
  return isNarrowWordChar(before) && isNarrowWordChar(after);
}

function isNarrowWordChar(char: string): boolean {
  // Compiling the expression with its Unicode classes takes a tenth of the time of an answer; ASCII and Han need not.
  if (char < '\x80') return asciiWordChar.test(char);
  return textWidth(char) === 1 && wordChar.test(char);
}

const closing = /[.,;:!?)\]}、。，；：！？）」』】]/;

/** A space, or punctuation that ends the sentence before. */
function isGap(char: string): boolean {
  return isBlank(char) || closing.test(char);
}

function isBlank(char: string): boolean {
  return char.trim() === '';
}
