import { roundedLength } from '../index/field-lengths.ts';

/** Tokens of each page's content, as `roundedLength` gives them: ranking needs no more. */
export interface ContentLengths {
  /** Tokens of each level. */
  readonly levels: readonly number[];
  /** The level of each page. */
  readonly levelOf: Uint32Array;
}

export function contentLengthsOf(lengths: Uint32Array): ContentLengths {
  const rounded = lengths.map(roundedLength);
  const levels = [...new Set(rounded)].toSorted((a, b) => a - b);
  const numbers = new Map(levels.map((length, level) => [length, level]));
  return { levels, levelOf: rounded.map((length) => numbers.get(length) ?? 0) };
}
