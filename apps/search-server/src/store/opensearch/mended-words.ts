import type { Correction } from '../../contract/answer.ts';

/** A word of the query that no page of a shard has, and the similar words of that shard, best first. */
export interface Suggestion {
  readonly text: string;
  /** Offset in the query, in UTF-16 units. */
  readonly offset: number;
  readonly length: number;
  readonly options: readonly { readonly text: string }[];
}

export interface MendedText {
  readonly text: string;
  readonly corrections: readonly Correction[];
}

/** `routes` is not a typo of `route`: the index has words without their endings. */
const ending = /(?:ies|es|s)$/;

/**
 * Replaces mistyped words with their best suggestions. A word is not mistyped if one of `found`, the matching words in
 * lower case, begins with it: another shard may have it, and the last word may be unfinished.
 */
export function mendedText(
  text: string,
  suggestions: readonly Suggestion[],
  found: readonly string[],
): MendedText {
  const corrections: Correction[] = [];
  let mended = '';
  let end = 0;
  for (const { offset, length, options } of suggestions) {
    const [best] = options;
    const typed = text.slice(offset, offset + length).toLowerCase();
    if (best === undefined || found.some((word) => word.startsWith(typed.replace(ending, '')))) continue;
    corrections.push({ typed, found: best.text });
    mended += text.slice(end, offset) + best.text;
    end = offset + length;
  }
  return { text: mended + text.slice(end), corrections };
}
