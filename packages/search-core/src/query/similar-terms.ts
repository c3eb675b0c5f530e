import { termAt } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { bitCount, signatureOf } from '../dictionary/term-signatures.ts';
import { encodeUtf8 } from '../text/string-table.ts';
import { editDistance } from './edit-distance.ts';
import type { Clause } from './parse-query.ts';

export interface Lookup {
  readonly dictionary: TermDictionary;
  /** `termSignatures` of the dictionary, computed at the first typo. */
  readonly signatures: () => Uint32Array;
}

export interface SimilarTerm {
  readonly term: string;
  readonly ordinal: number;
  readonly similarity: number;
}

/** Fewer letters are too few to guess a correction. */
const leastLetters = 4;
/** From this length on, two edits are allowed. */
const lettersForTwo = 8;

/** In (0, 1]: how much a corrected word counts, by its number of edits. */
const similarityByDistance = [1, 0.9, 0.3] as const;

const plainWord = /^[a-z0-9]+$/;

/** Whether the clause is long enough and consists of letters and digits only. */
export function mayBeMistyped({ typed }: Clause): boolean {
  return typed.length >= leastLetters && plainWord.test(typed);
}

/**
 * Terms that a mistyped word may mean: within one edit from 4 letters, two from 8, including a wrong first letter.
 * Signatures rule out most terms: an edit changes at most two letters of the set. They are requested only here, because
 * the first call reads the whole dictionary.
 */
export function similarTerms({ dictionary, signatures }: Lookup, clause: Clause): readonly SimilarTerm[] {
  const { term, typed } = clause;
  const found: SimilarTerm[] = [];
  if (!mayBeMistyped(clause)) return found;
  const { bytes, starts } = dictionary.terms;
  const bits = signatures();
  const max = typed.length >= lettersForTwo ? 2 : 1;

  // Identifiers are indexed as written: the stem of `cssmodlues` is too far from `cssmodules`.
  for (const text of new Set([term, typed])) {
    if (found.length > 0) break;
    const wanted = encodeUtf8(text);
    const wantedBits = signatureOf(wanted, 0, wanted.length);
    for (let ordinal = 0; ordinal < bits.length; ordinal += 1) {
      if (bitCount((bits[ordinal] ?? 0) ^ wantedBits) > 2 * max) continue;
      const distance = editDistance(wanted, bytes.subarray(starts[ordinal], starts[ordinal + 1]), max);
      if (distance > max) continue;
      const similar = termAt(dictionary, ordinal);
      if (haveOtherDigits(similar, term)) continue;
      found.push({ term: similar, ordinal, similarity: similarityByDistance[distance] ?? 0 });
    }
  }
  return found;
}

/** `es2019` is not a typo of `es2018`, but `webpack5` may mean `webpack`. */
function haveOtherDigits(a: string, b: string): boolean {
  const [digits, others] = [a, b].map((term) => term.replace(/\D/g, ''));
  return digits !== '' && others !== '' && digits !== others;
}
