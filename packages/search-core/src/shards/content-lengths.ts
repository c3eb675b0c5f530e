import { roundedLength } from '../index/field-lengths.ts';

/** Length of the content of each page in tokens, rounded by `roundedLength`, which is enough for ranking. */
export interface ContentLengths {
  /** Number of tokens of each level. */
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
