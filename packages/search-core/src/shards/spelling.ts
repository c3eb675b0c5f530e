import { buildDictionary, postingsOf, termAt, termCount } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { withHeadingStarts } from '../postings/postings-list.ts';
import { encodeTermShard } from './term-shard.ts';

const spelledTerm = /^[a-z0-9]{2,}$/;

/**
 * Maximum number of words per letter, all of which a search loads. Most rare words of a large index are typos or names
 * themselves.
 */
const maxWords = 12_000;

/** The words that may correct a mistyped one, by first letter; if there are too many, those of the most pages. */
export function spellingShards(dictionary: TermDictionary): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const byLetter = new Map<string, number[]>();
  for (let ordinal = 0; ordinal < termCount(dictionary); ordinal += 1) {
    const term = termAt(dictionary, ordinal);
    if (!spelledTerm.test(term)) continue;
    const letter = term.charAt(0);
    const known = byLetter.get(letter);
    if (known === undefined) byLetter.set(letter, [ordinal]);
    else known.push(ordinal);
  }
  const none = new Uint8Array();
  const postings = withHeadingStarts({ docDeltas: none, packedFrequencies: none, headingDeltas: none });
  const noPages = {
    postings,
    sectionStarts: new Uint32Array(1),
    headingLengths: none,
    fieldLengths: new Uint32Array(),
  };
  const pagesOf = (ordinal: number): number => {
    const { start, end } = postingsOf(dictionary, ordinal);
    return end - start;
  };
  return new Map(
    [...byLetter].map(([letter, ordinals]) => {
      const terms = ordinals
        .toSorted((a, b) => pagesOf(b) - pagesOf(a) || a - b)
        .slice(0, maxWords)
        .toSorted((a, b) => a - b)
        .map((ordinal) => termAt(dictionary, ordinal));
      const words = buildDictionary(terms, new Uint32Array(terms.length));
      return [letter, encodeTermShard({ ...noPages, dictionary: words }, { from: 0, to: terms.length })];
    }),
  );
}
