import fc from 'fast-check';

/** Units of real pages. */
const plainUnits = [
  'a',
  'b',
  'pond',
  'Lantern',
  'assetPrefix',
  ' ',
  ' ',
  '\n',
  '.',
  '-',
  '/',
  ':',
  '@',
  '_',
  '0',
  '42',
  'APIs',
  '0.6.15',
];
const cjkUnits = [
  '中',
  '文',
  '灯笼',
  '池塘',
  'カ',
  'ー',
  'が',
  'か\u3099',
  '한국',
  '。',
  '，',
  'Ｖｕｅ',
  'ｶﾞ',
];

/** Units that break character arithmetic: surrogate pairs and their halves, marks, folds that change lengths. */
const awkwardUnits = [
  '𠮷', // two code units
  '😀',
  '👩‍👩‍👧‍👦',
  '🇪🇺',
  '\ud83d', // lone surrogates
  '\udc00',
  '\u0301', // combining marks
  'e\u0301',
  'é',
  '\u3099',
  '\u200d',
  '\ufe0f',
  '\u00ad',
  '\u200b',
  '⚠️',
  '👍🏽',
  '\u1112\u1161', // jamo of one syllable
  'น้ำ', // U+0E33 decomposes under NFKC
  '㌔', // one character, two clusters
  'ﬁ', // one character, folded to two
  'ß',
  'İ',
  'ς',
  '㍿',
  'ﷺ', // one character, folded to eighteen
  'שלום', // right to left
  'مرحبا',
  '\u202e',
  '\ufeff',
  '\u2028',
  '\u0000',
  '\u001b',
  '\u007f',
];

/** Units with a meaning in regular expressions, HTML, format strings or paths. */
const markupUnits = [
  '(',
  ')+',
  '[a-',
  '{9,}',
  '\\',
  '$&',
  '^',
  '|',
  '.*',
  '<b>',
  '&lt;',
  '"',
  "'",
  '`${',
  '%s',
  '../',
  '#',
  '__proto__',
];

export const hostileUnits: readonly string[] = [...plainUnits, ...cjkUnits, ...awkwardUnits, ...markupUnits];

export function hostileText(maxUnits: number): fc.Arbitrary<string> {
  const unit = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...plainUnits) },
    { weight: 3, arbitrary: fc.constantFrom(...cjkUnits) },
    { weight: 2, arbitrary: fc.constantFrom(...awkwardUnits) },
    { weight: 1, arbitrary: fc.constantFrom(...markupUnits) },
  );
  return fc.string({ unit, maxLength: maxUnits });
}
