import { unitsOf } from './char-class.ts';

/** Width units of a wide (CJK) character; any other character counts 1. */
const wideCharacterWidth = 3;

/** Inclusive code point ranges drawn as wide: CJK letters, their punctuation, and full-width forms. */
const wideRanges: readonly (readonly [first: number, last: number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x20000, 0x3fffd],
];

/** Width units of one code point: 3 when wide, else 1. */
export function charWidth(codePoint: number): number {
  if (codePoint < 0x1100) return 1;
  if (codePoint >= 0x4e00 && codePoint <= 0x9fff) return wideCharacterWidth;
  return wideRanges.some(([first, last]) => codePoint >= first && codePoint <= last) ? wideCharacterWidth : 1;
}

/** Width units of `text`, summed over code points. */
export function textWidth(text: string): number {
  let width = 0;
  for (let offset = 0; offset < text.length;) {
    const codePoint = text.codePointAt(offset) ?? 0;
    width += charWidth(codePoint);
    offset += unitsOf(codePoint);
  }
  return width;
}

/** The largest offset from `start` on for which the text between is at most `budget` width units wide. */
export function advanceByWidth(text: string, start: number, budget: number): number {
  let offset = start;
  let left = budget;
  while (offset < text.length) {
    const codePoint = text.codePointAt(offset) ?? 0;
    left -= charWidth(codePoint);
    if (left < 0) break;
    offset += unitsOf(codePoint);
  }
  return offset;
}

/** Like `advanceByWidth`, towards the start of `text`. */
export function retreatByWidth(text: string, end: number, budget: number): number {
  let offset = end;
  let left = budget;
  while (offset > 0) {
    const previous = offset - unitsBefore(text, offset);
    left -= charWidth(text.codePointAt(previous) ?? 0);
    if (left < 0) break;
    offset = previous;
  }
  return offset;
}

function unitsBefore(text: string, offset: number): 1 | 2 {
  if (offset < 2) return 1;
  return unitsOf(text.codePointAt(offset - 2) ?? 0);
}
