import { foldTerm } from '../analysis/filters.ts';
import type { Token } from '../analysis/token.ts';

/**
 * Two words that stand side by side in a query, as they would be written in a text: folded, of a plain word the
 * stem, of an identifier all of it. Overlapping pairs of CJK characters are one text, and `second` is empty.
 */
export interface Neighbours {
  readonly first: string;
  readonly second: string;
}

/** More say no more; each is looked for in the texts of the best pages. */
const maxNeighbours = 8;

export function neighboursOf(text: string, tokens: readonly Token[]): readonly Neighbours[] {
  return tokens.slice(0, maxNeighbours).flatMap((token, at) => {
    const next = tokens[at + 1];
    if (next === undefined) return [];
    if (next.start < token.end) return [{ first: foldTerm(text.slice(token.start, next.end)), second: '' }];
    return [{ first: written(text, token), second: written(text, next) }];
  });
}

function written(text: string, { term, start, end, parts }: Token): string {
  return parts.length === 0 ? term : foldTerm(text.slice(start, end));
}
