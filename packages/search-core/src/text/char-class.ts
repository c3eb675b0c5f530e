/**
 * text/: character classes, display width and half-open ranges; independent of search.
 */

/**
 * Scripts written without spaces between words: Han, kana and Hangul, and also Thai, Lao, Myanmar and Khmer without
 * their punctuation. (Hangul has spaces, but its particles are suffixes, so bigrams suit it too.) The inside of a
 * character class, for patterns with the flag `u`. U+30FC, U+FF70 and the half-width voicing marks U+FF9E and U+FF9F
 * have no script property of their own.
 */
const cjkClass = [
  '\\u4e00-\\u9fff\\u30fc\\uff70\\uff9e\\uff9f',
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}',
  '\\u0e01-\\u0e3a\\u0e40-\\u0e4e\\u0e50-\\u0e59\\p{Script=Lao}',
  '\\u1000-\\u1049\\u1050-\\u109d\\ua9e0-\\ua9fe\\uaa60-\\uaa76\\uaa7a-\\uaa7f',
  '\\u1780-\\u17d3\\u17d7\\u17dc\\u17dd\\u17e0-\\u17e9',
].join('');

/**
 * Characters that extend the word before them and do not start one: combining marks, and invisible characters such as
 * U+00AD, U+200B to U+200D, U+2060, U+FE0F and U+FEFF (Unicode: Default_Ignorable_Code_Point).
 */
const extenderClass = '\\p{M}\\p{DI}';

const cjkLetter = new RegExp(`[${cjkClass}]`, 'u');

const notCjk = `(?![${cjkClass}])`;
/** One word, for patterns with the flag `u`. */
export const wordPattern = `(?:[\\w$]|${notCjk}[\\p{L}\\p{N}])(?:[\\w$]|${notCjk}[\\p{L}\\p{N}${extenderClass}])*`;
/** One run of CJK characters, for patterns with the flag `u`. */
export const cjkRunPattern = `(?!\\p{M})[${cjkClass}][${cjkClass}${extenderClass}]*`;

const emojiElement = '(?![©®™])\\p{ExtPict}[\\ufe0f\\p{EMod}\\u{e0020}-\\u{e007f}]*';
/**
 * One emoji, for patterns with the flag `u`: elements joined by U+200D, or a flag (UTS #51, ED-16 and ED-14). Keycaps
 * are words.
 */
export const emojiPattern = `${emojiElement}(?:\\u200d${emojiElement})*|\\p{RI}{2}`;
const emojiStart = new RegExp(`^(?:${emojiPattern})`, 'u');

/** Whether the code point is in `cjkClass`. */
export function isCjk(codePoint: number): boolean {
  if (codePoint >= 0x4e00 && codePoint <= 0x9fff) return true;
  if (codePoint < 0x0e01) return false;
  return cjkLetter.test(String.fromCodePoint(codePoint));
}

export function startsWithEmoji(text: string): boolean {
  return emojiStart.test(text);
}

/** Length of a code point in UTF-16 code units. */
export function unitsOf(codePoint: number): 1 | 2 {
  return codePoint > 0xffff ? 2 : 1;
}
