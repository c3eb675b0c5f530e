const asciiWord = /^[a-z]+$/;
const keepsFinalS = /(?:ss|us|is)$/;
const sibilantPlural = /(?:ch|sh|x|ss|z)es$/;
const vowel = /[aeiouy]/;
const doubledConsonant = /([bdfgklmnprt])\1$/;

/** Shortest word whose ending is looked at, and shortest for participles, in letters. */
const leastLetters = 4;
const leastParticipleLetters = 6;

function singular(word: string): string {
  if (!word.endsWith('s') || keepsFinalS.test(word)) return word;
  if (word.endsWith('ies')) return word.length > leastLetters ? `${word.slice(0, -3)}y` : word;
  if (sibilantPlural.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** What `-ing` or `-ed` leaves of a word, when that has three letters and a vowel; else the word. */
function withoutParticiple(word: string): string {
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0;
  const base = word.slice(0, -ending);
  if (base.length < 3 || !vowel.test(base)) return word;
  return doubledConsonant.test(base) ? base.slice(0, -1) : base;
}

/**
 * Light English stemming: plurals, `-ing`, `-ed` and a final `e`, nothing derived. `caches`, `cached` and
 * `caching` meet in `cach`; `plugins` and `plugin` in `plugin`. Takes a folded word; others come back as they are.
 * After the weak stemmer of Harman, How effective is suffixing?, JASIS 1991, with the participles added.
 */
export function stem(word: string): string {
  if (word.length < leastLetters || !asciiWord.test(word)) return word;
  const one = singular(word);
  const stemmed = one.length >= leastParticipleLetters ? withoutParticiple(one) : one;
  return stemmed.length > leastLetters && stemmed.endsWith('e') ? stemmed.slice(0, -1) : stemmed;
}
