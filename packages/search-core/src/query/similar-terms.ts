import { termAt } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { bitCount, signatureOf } from '../dictionary/term-signatures.ts';
import { encodeUtf8 } from '../text/string-table.ts';
import { distanceToBeginning, editDistance } from './edit-distance.ts';
import type { ByteText } from './edit-distance.ts';
import type { Clause } from './parse-query.ts';

export interface SimilarTerm {
  readonly term: string;
  readonly ordinal: number;
  readonly closeness: number;
}

/** Fewer letters are too few to guess from. */
const leastLetters = 4;
/** From here two edits are allowed. */
const lettersForTwo = 8;

/** In (0, 1): how much a mended word counts beside the word itself. */
const closenessByDistance = [1, 0.9, 0.3] as const;
/** Of a term whose beginning is one edit from what is typed, by the share that is typed. */
const beginningCloseness = 0.5;

const plainWord = /^[a-z0-9]+$/;

/**
 * Terms that a mistyped word may mean: within one edit from 4 letters, two from 8, a wrong first letter included;
 * for the last word also terms that begin so. Most terms are told apart by their letters alone; the signatures are
 * asked for only where a word may be mistyped, since the first call reads the whole dictionary.
 */
export function similarTerms(
  { dictionary, signatures }: { readonly dictionary: TermDictionary; readonly signatures: () => Uint32Array },
  clause: Clause,
): readonly SimilarTerm[] {
  const { term, typed, isPrefix } = clause;
  if (typed.length < leastLetters || !plainWord.test(typed)) return [];
  const { bytes, starts } = dictionary.terms;
  const bits = signatures();
  const max = typed.length >= lettersForTwo ? 2 : 1;
  const wanted = textOf(term);
  const letters = textOf(typed);
  const wantedBits = signatureOf(wanted.bytes, 0, wanted.end);
  const lettersBits = signatureOf(letters.bytes, 0, letters.end);
  const found: SimilarTerm[] = [];

  for (let ordinal = 0; ordinal < bits.length; ordinal += 1) {
    const termBits = bits[ordinal] ?? 0;
    const mayBeWanted = bitCount(termBits ^ wantedBits) <= 2 * max;
    // A longer term has more letters, but at most one of the typed ones may be missing from it.
    const mayBegin = isPrefix && bitCount(lettersBits & ~termBits) <= 1;
    if (!mayBeWanted && !mayBegin) continue;
    const start = starts[ordinal] ?? 0;
    const end = starts[ordinal + 1] ?? start;
    const distance = mayBeWanted ? editDistance(wanted, { bytes, start, end }, max) : max + 1;
    let closeness = distance <= max ? (closenessByDistance[distance] ?? 0) : 0;
    if (closeness === 0 && mayBegin && end - start > letters.end) {
      if (distanceToBeginning(letters, { bytes, start, end }, 1) <= 1)
        closeness = (beginningCloseness * letters.end) / (end - start);
    }
    if (closeness === 0) continue;
    found.push({ term: termAt(dictionary, ordinal), ordinal, closeness });
  }
  return found;
}

function textOf(text: string): ByteText {
  const bytes = encodeUtf8(text);
  return { bytes, start: 0, end: bytes.length };
}
