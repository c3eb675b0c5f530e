import { bitCount, signatureOf } from '../dictionary/term-signatures.ts';
import type { TermSignatures } from '../dictionary/term-signatures.ts';
import type { PostingsSpan } from '../postings/postings-list.ts';
import { editDistance } from './edit-distance.ts';
import type { ByteText } from './edit-distance.ts';
import type { Clause } from './parse-query.ts';

export interface SimilarTerm {
  readonly term: string;
  readonly postings: PostingsSpan;
  readonly similarity: number;
}

/** Fewer letters are too few to guess from. */
const leastLetters = 4;
/** From here two edits are allowed. */
const lettersForTwo = 8;

/** In (0, 1): how much a mended word counts beside the word itself. */
const similarityByDistance = [1, 0.9, 0.3] as const;

const plainWord = /^[a-z0-9]+$/;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Terms that a mistyped word may mean: within one edit from 4 letters, two from 8, a wrong first letter included.
 * Signatures rule most terms out: an edit changes at most two letters of the set. They are asked for only here,
 * because the first call reads the whole dictionary.
 */
export function similarTerms(signatures: () => TermSignatures, clause: Clause): readonly SimilarTerm[] {
  const { term, typed } = clause;
  if (typed.length < leastLetters || !plainWord.test(typed)) return [];
  const { bytes, starts, bits, postings } = signatures();
  const max = typed.length >= lettersForTwo ? 2 : 1;
  const wanted = textOf(term);
  const wantedBits = signatureOf(wanted.bytes, 0, wanted.end);
  const found: SimilarTerm[] = [];

  for (let ordinal = 0; ordinal < bits.length; ordinal += 1) {
    if (bitCount((bits[ordinal] ?? 0) ^ wantedBits) > 2 * max) continue;
    const start = starts[ordinal] ?? 0;
    const end = starts[ordinal + 1] ?? start;
    const distance = editDistance(wanted, { bytes, start, end }, max);
    if (distance > max) continue;
    const span = { start: postings[ordinal] ?? 0, end: postings[ordinal + 1] ?? 0 };
    const similarity = similarityByDistance[distance] ?? 0;
    found.push({ term: decoder.decode(bytes.subarray(start, end)), postings: span, similarity });
  }
  return found;
}

function textOf(text: string): ByteText {
  const bytes = encoder.encode(text);
  return { bytes, start: 0, end: bytes.length };
}
