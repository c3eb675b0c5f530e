import { analyzerFor, type Token } from '@docs/search-core';
import { quoted } from './page-vector.ts';

/** A query of fewer words, or pairs of Han characters, is a name as often as a quotation. */
const leastTokens = 4;
const hanPair = /^\p{Script=Han}{2}$/u;

/** In positions: the index has the last character of a run of Han text after its pairs. */
const distanceOf = (before: Token, token: Token): number =>
  hanPair.test(before.term) && token.start >= before.end ? 2 : 1;

/** A phrase `tsquery` of a text, whose last word matches as a prefix; null if there are fewer than `leastTokens`. */
export function phraseQuery(text: string, lang: string): string | null {
  const tokens = analyzerFor(lang).tokenize(text, 'query');
  if (tokens.length < leastTokens) return null;
  return tokens
    .map((token, at) => {
      const before = tokens[at - 1];
      const term = quoted(token.term) + (at === tokens.length - 1 ? ':*' : '');
      return before === undefined ? term : `<${distanceOf(before, token)}> ${term}`;
    })
    .join(' ');
}
