/**
 * analysis/: text to tokens. A tokenizer finds slices of the text, a filter normalises each slice to its
 * term, an analyzer is the pair of both under an id. Takes any string, gives tokens in text order;
 * indexing and searching must use the analyzer of the same id. Imports text/ alone.
 */

/**
 * A slice `[start, end)` of a text with its normalised term. An identifier has the pieces it is made of as
 * `parts`: `output.assetPrefix` has `output` and `assetPrefix`, which in turn has `asset` and `Prefix`.
 */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Token[];
}

/**
 * `index`: every term under which the text shall be found. `query`: what the text asks for. They differ for
 * CJK only, where an index also needs the last character of a run alone.
 */
export type Purpose = 'index' | 'query';

export const noParts: readonly Token[] = [];

/** Calls `visit` for each token and, after it, for its parts at every depth. */
export function visitTokens(tokens: readonly Token[], visit: (token: Token) => void): void {
  for (const token of tokens) {
    visit(token);
    if (token.parts.length > 0) visitTokens(token.parts, visit);
  }
}
