import type { SearchIndex } from '../src/index.ts';

/** What a reader has typed of the word at some moment, and then sees no page for. */
export function beginningsWithout(index: SearchIndex, word: string): readonly string[] {
  const beginnings = Array.from(word, (_, at) => word.slice(0, at + 1)).filter((typed) =>
    /[\p{L}\p{N}]/u.test(typed),
  );
  return beginnings.filter((typed) => index.rank(typed).length === 0);
}
