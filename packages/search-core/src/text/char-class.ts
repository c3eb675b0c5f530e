/**
 * text/: facts about characters and spans that know nothing of search: the class of a character,
 * its width on the screen, and arithmetic on half-open ranges. Imports nothing.
 */

/** `connector` joins two words to one identifier when it stands directly between them, as in `node:fs`. */
export type CharClass = 'word' | 'cjk' | 'connector' | 'other';

/** Letters, digits, `_` and `$`: what may stand in the name of a program. */
const asciiWord = /[A-Za-z0-9_$]/;
const asciiConnector = /[-./:]/;

/** By code point. Texts are mostly ASCII, and every character of them comes through here. */
const asciiClasses: readonly CharClass[] = Array.from({ length: 0x80 }, (_, codePoint) => {
  const char = String.fromCodePoint(codePoint);
  if (asciiWord.test(char)) return 'word';
  return asciiConnector.test(char) ? 'connector' : 'other';
});

/**
 * The inside of a character class, for a regular expression with the flag `u`. The prolonged sound mark and the
 * half-width voicing marks belong to no single script.
 */
export const cjkClass =
  '\\u4e00-\\u9fff\\u30fc\\uff70\\uff9e\\uff9f\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const cjkLetter = new RegExp(`[${cjkClass}]`, 'u');
const wordLetter = /[\p{L}\p{N}\p{M}]/u;
/** One character of the class `word`, likewise. */
export const wordPattern = `(?:[\\w$]|(?![${cjkClass}])[\\p{L}\\p{N}\\p{M}])`;

export function charClass(codePoint: number): CharClass {
  if (codePoint < 0x80) return asciiClasses[codePoint] ?? 'other';
  if (isCjk(codePoint)) return 'cjk';
  return wordLetter.test(String.fromCodePoint(codePoint)) ? 'word' : 'other';
}

/** Han, kana and Hangul: scripts that are cut into pairs because spaces do not separate their words. */
export function isCjk(codePoint: number): boolean {
  if (codePoint >= 0x4e00 && codePoint <= 0x9fff) return true;
  if (codePoint < 0x1100) return false;
  return cjkLetter.test(String.fromCodePoint(codePoint));
}

/** Length of a code point in UTF-16 code units. */
export function unitsOf(codePoint: number): 1 | 2 {
  return codePoint > 0xffff ? 2 : 1;
}
