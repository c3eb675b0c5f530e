import type { Correction } from '../../contract/answer.ts';

/** A word of the query that a shard has in no page, and the similar words of that shard, best first. */
export interface Suggestion {
  readonly text: string;
  /** UTF-16 units of the query. */
  readonly offset: number;
  readonly length: number;
  readonly options: readonly { readonly text: string }[];
}

export interface MendedText {
  readonly text: string;
  readonly corrections: readonly Correction[];
}

/** `routes` is no mistyped `route`: the index has words without their endings. */
const ending = /(?:ies|es|s)$/;

/**
 * Replaces mistyped words with their best suggestions. A word is not mistyped if one of `found`, the matching words in
 * lower case, begins with it: another shard may have it, and the last word may be typed in part.
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
