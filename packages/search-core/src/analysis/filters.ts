const printableAscii = /^[ -~]*$/;
const plainHan = /^[\u4e00-\u9fff]*$/;
/**
 * Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel and hamza marks, skin tones of emoji, and invisible
 * characters. Kana voicing marks (U+3099, U+309A) stay.
 */
const strippedMarks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670\p{EMod}\p{Default_Ignorable_Code_Point}]/gu;

/** Latin letters that no normalization form decomposes. */
const foldedLetters: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);
const foldedLetter = /[ıøłđðþßæœ]/g;

/**
 * The term of a slice: NFKC, lower case, without accents and invisible characters. `Ｖｕｅ` yields `vue`, `Café` yields
 * `cafe`, `Straße` yields `strasse`. Idempotent.
 */
export function foldTerm(slice: string): string {
  if (printableAscii.test(slice)) return slice.toLowerCase();
  if (plainHan.test(slice)) return slice;
  // Lower-casing can add accents (`İ`) and uncomposed pairs, so it comes first.
  // A final sigma depends on the next letter, which is unknown while a word is being typed.
  const lower = slice.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ');
  return lower
    .normalize('NFD')
    .replace(strippedMarks, '')
    .replace(foldedLetter, (letter) => foldedLetters.get(letter) ?? letter)
    .normalize('NFKC');
}
