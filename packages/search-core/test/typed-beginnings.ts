import type { SearchIndex } from '../src/index.ts';

/** The prefixes of the word for which the index finds no page. */
export function beginningsWithout(index: SearchIndex, word: string): readonly string[] {
  const beginnings = Array.from(word, (_, at) => word.slice(0, at + 1)).filter((typed) =>
    /[\p{L}\p{N}]/u.test(typed),
  );
  return beginnings.filter((typed) => index.rank(typed).length === 0);
}
