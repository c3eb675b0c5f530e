export interface WordPlace {
  readonly start: number;
  readonly end: number;
}

const smallOrDigit = /[\p{Ll}\p{N}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const wordCharacter = /^[a-z\p{N}]/iu;

/** Whether a word begins here: `port` in `server.port` and `Port` in `devPort`, but not in `import`. */
function isBeginning(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  return !letterOrDigit.test(before) || !smallOrDigit.test(text.charAt(at));
}

/**
 * All places of the words, which must be in lower case, in a text of whatever case: a Latin word only where one
 * begins. At most `most` of each word.
 */
export function findWords(text: string, words: readonly string[], most: number): readonly WordPlace[] {
  const folded = text.toLowerCase();
  // Some letters change their length with their case, and places would not be those of the text any more.
  if (folded.length !== text.length) return [];
  const places: WordPlace[] = [];
  for (const word of words) {
    const isLatin = wordCharacter.test(word);
    let count = 0;
    for (let at = folded.indexOf(word); at >= 0 && count < most; at = folded.indexOf(word, at + 1)) {
      if (isLatin && !isBeginning(text, at)) continue;
      places.push({ start: at, end: at + word.length });
      count += 1;
    }
  }
  return places;
}
