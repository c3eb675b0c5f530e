import { charClass } from '../text/char-class.ts';
import type { HighlightRange } from '../text/ranges.ts';

/** ASCII, Han, kana and Hangul, with the punctuation around them: folding them is writing them in lower case. */
const plainText =
  /^[\0-\x7f\u2010-\u2027\u3000-\u3004\u3008-\u3011\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff\uac00-\ud7a3\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]*$/;

/** Letters that are not in `plainText`, and invisible characters, which terms leave out. */
const otherLetter =
  /(?![\0-\x7f\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff\uac00-\ud7a3])[\p{L}\p{N}\p{M}\p{DI}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Where the pieces of an identifier may be joined: its term is written without what joins them. */
const innerConnector = /[-_$@./:](?=\S)/;

/** Whether the terms of a text, but for connectors, stand in its lower case letter by letter. */
export function isFoldedByCase(text: string): boolean {
  return plainText.test(text) || !otherLetter.test(text);
}

/** Whether `match` may find a term in a text although its letters do not stand there side by side. */
export function mayHideTerms(text: string): boolean {
  return innerConnector.test(text) || !isFoldedByCase(text);
}

/** Between two small letters or digits, where no term begins, be it of a word or of a piece of an identifier. */
export function isInsidePiece(text: string, offset: number): boolean {
  return isSmallOrDigit(text.charCodeAt(offset)) && isSmallOrDigit(text.charCodeAt(offset - 1));
}

/** `[start, end)` with all that may belong to the same identifier: it can be analysed without the rest of the text. */
export function stretchAround(text: string, start: number, end: number): HighlightRange {
  let first = start;
  let last = end;
  while (first > 0 && isOfIdentifier(text.charCodeAt(first - 1))) first -= 1;
  while (last < text.length && isOfIdentifier(text.charCodeAt(last))) last += 1;
  return { start: first, end: last };
}

function isSmallOrDigit(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39);
}

function isOfIdentifier(unit: number): boolean {
  if (unit >= 0x4e00 && unit <= 0x9fff) return false;
  // What a half of a code point is cannot be told from the half.
  if (unit >= 0xd800 && unit <= 0xdfff) return true;
  const kind = charClass(unit);
  return kind === 'word' || kind === 'connector' || unit === 0x40;
}
