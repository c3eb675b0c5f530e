/** Longer strings are not words, and `measure` takes quadratic time on a run of vowels. */
const asciiWord = /^[a-z]{4,40}$/;

/**
 * Words that only look inflected, and plurals that the rules do not change because they end in `-is` or `-us` or are
 * short.
 */
const exceptions: ReadonlyMap<string, string> = new Map([
  ...['alias', 'atlas', 'bias', 'canvas', 'https', 'lens', 'macos', 'news'].map(
    (word) => [word, word] as const,
  ),
  // The final `e` distinguishes them from `local`, `quit` and `suit`.
  ...['locale', 'quite', 'suite'].map((word) => [word, word] as const),
  // The forms of `guide` and `paste` keep their `e`, unlike `guid` and `past`.
  ...['guide', 'paste'].flatMap((word) =>
    ['e', 'ed', 'ing'].map((ending) => [word.slice(0, -1) + ending, word] as const),
  ),
  ...['bus', 'gas', 'go'].map((word) => [`${word}es`, word] as const),
  ['freed', 'free'],
  ['quizzes', 'quiz'],
  ['panicked', 'panic'],
  ['panicking', 'panic'],
  ...['embed', 'exceed', 'indeed', 'proceed', 'succeed', 'evening'].map((word) => [word, word] as const),
  ...['api', 'cli', 'cpu', 'emoji', 'gpu', 'gui', 'id', 'menu', 'pr', 'ui', 'uri', 'wiki'].map(
    (word) => [`${word}s`, word] as const,
  ),
]);

const singularEnding = /(?:ss|us|is|js)$/;
const sibilantPlural = /(?:ch|sh|x|ss|zz)es$/;
/** `l`, `s` and `z` stay double, as in Porter's rule; no verb doubles its `f`. */
const doubledConsonant = /([bdgkmnprt])\1$/;

/** In these patterns a consonant `y` is written `Y`; see `markConsonantY`. */
const vowel = /[aeiouy]/;
const vowelsThenConsonant = /[aeiouy]+[^aeiouy]/g;
const shortSyllable = /(?:^|[^aeiouy])[aeiouy][^aeiouywxY]$/;

/** A `y` at the start of a word or after a vowel is a consonant. */
function markConsonantY(word: string): string {
  return word.replace(/(^|[aeiou])y/g, '$1Y');
}

/** Porter's measure m: how often vowels are followed by a consonant. `tree` 0, `size` 1, `module` 2. */
function measure(word: string): number {
  return markConsonantY(word).match(vowelsThenConsonant)?.length ?? 0;
}

/** One syllable with a short vowel, which lost its final `e` before an ending: `nam`, `siz`, `us`; not `load`. */
function needsFinalE(base: string): boolean {
  if (measure(base) === 0) return base.endsWith('u');
  return measure(base) === 1 && shortSyllable.test(markConsonantY(base));
}

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || singularEnding.test(word)) return word;
  return word.slice(0, sibilantPlural.test(word) ? -2 : -1);
}

function withoutParticiple(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  if (word.endsWith('ied')) return word.slice(0, -1);
  const base = word.replace(/(?:ing|ed)$/, '');
  if (base === word || !vowel.test(markConsonantY(base))) return word;
  if (needsFinalE(base)) return `${base}e`;
  if (base.length < 3) return word;
  return base.length > 3 && doubledConsonant.test(base) ? base.slice(0, -1) : base;
}

function normalizeEnding(word: string): string {
  if (word.endsWith('ie')) return word.length > 3 ? `${word.slice(0, -2)}y` : word;
  if (word.endsWith('e')) {
    const base = word.slice(0, -1);
    return measure(base) === 0 || needsFinalE(base) ? word : base;
  }
  return word.endsWith('ll') && measure(word) > 1 ? word.slice(0, -1) : word;
}

/**
 * Light English stemming: plurals, `-ing`, `-ed` and a final `e`, no derivations. `caches`, `cached` and `caching`
 * give `cach`; `names` and `naming` give `name`. Takes a folded word; words that are not English come back unchanged.
 * Without a final `e` or `y` the stem is a prefix of the word.
 *
 * Plurals after the S-stemmer of Harman, How effective is suffixing?, JASIS 42(1), 1991; `-ed`, `-ing`, final `e` and
 * `ll` after steps 1b and 5 of Porter, An algorithm for suffix stripping, Program 14(3), 1980, with the short
 * syllables of Porter 2 (snowballstem.org/algorithms/english), and `-ie` as `-y` (`cookie`, `cookies`).
 */
export function stem(word: string): string {
  const exception = exceptions.get(word);
  if (exception !== undefined) return exception;
  if (!asciiWord.test(word)) return word;
  const singular = withoutPlural(word);
  const known = exceptions.get(singular);
  if (known !== undefined || !asciiWord.test(singular)) return known ?? singular;
  return normalizeEnding(withoutParticiple(singular));
}
