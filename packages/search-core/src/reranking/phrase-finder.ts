import { surfaceKinds } from '../analysis/text-reader.ts';
import { findTerm, prefixRange, termCount } from '../dictionary/term-dictionary.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { SurfaceLookup } from '../index/surface-lookup.ts';
import { SurfaceReader } from '../index/text-store.ts';
import type { PhraseToken } from '../query/phrase.ts';

/** One bit per token; only the first tokens of a longer phrase are matched. */
const maxTokens = 31;

/** Set for separators and for words without a term, such as `$`; has more bits than a phrase has tokens. */
const skipped = 0xffff_ffff;

/**
 * Finds pages that have the tokens of a phrase in sequence, regardless of punctuation and spaces between them. The last
 * word may be a prefix. Bit `n` of the state is set while the last `n + 1` tokens read match the first ones of the
 * phrase.
 * Source: Baeza-Yates and Gonnet, A New Approach to Text Searching, CACM 1992 (Shift-And).
 */
export function createPhraseFinder(
  index: InvertedIndex,
  surfaceLookup: SurfaceLookup,
  phrase: readonly PhraseToken[],
): (docId: number) => boolean {
  const { dictionary, text } = index;
  const tokens = phrase.slice(0, maxTokens);
  const bitsOfTerms = new Uint32Array(termCount(dictionary));
  const bits = new Uint32Array(text.kinds.length);
  const set = (column: Uint32Array, at: number, position: number) => {
    column[at] = (column[at] ?? 0) | (1 << position);
  };
  for (const [position, token] of tokens.entries()) {
    if (token.kind === 'character') {
      for (const surface of surfaceLookup.characters().having.get(token.character) ?? [])
        set(bits, surface, position);
      continue;
    }
    const ordinal = findTerm(dictionary, token.term);
    if (ordinal !== undefined) set(bitsOfTerms, ordinal, position);
    if (position < phrase.length - 1) continue;
    const { from, to } = prefixRange(dictionary, token.term);
    for (let longer = from; longer < to; longer += 1) set(bitsOfTerms, longer, position);
  }
  const whole = 1 << (tokens.length - 1);
  const { kinds, terms, termStarts } = text;
  for (let surface = 0; surface < kinds.length; surface += 1) {
    const start = termStarts[surface] ?? 0;
    if (kinds[surface] === surfaceKinds.cjk) continue;
    const hasTerms = start < (termStarts[surface + 1] ?? 0);
    bits[surface] = hasTerms ? (bitsOfTerms[terms[start] ?? 0] ?? 0) : skipped;
  }

  return (docId) => {
    const reader = new SurfaceReader(text, docId);
    let state = 0;
    while (!reader.isAtEnd) {
      const next = bits[reader.next()] ?? 0;
      if (next === skipped) continue;
      state = ((state << 1) | 1) & next;
      if ((state & whole) !== 0) return true;
    }
    return false;
  };
}
