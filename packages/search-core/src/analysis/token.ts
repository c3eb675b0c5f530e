/**
 * analysis/: text to tokens. A tokenizer finds slices of the text, a filter normalizes each slice to its term, and an
 * analyzer combines both under an id. Indexing and searching must use analyzers with the same id.
 */

/**
 * A slice `[start, end)` of a text, in UTF-16 code units, with its normalized term. `parts` are the pieces of an
 * identifier: `output.assetPrefix` has `output` and `assetPrefix`, which has `asset` and `Prefix`.
 */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Token[];
}

/**
 * `index`: all terms that find the text. `query`: the terms that the text asks for. Only CJK runs differ: an index also
 * gets the last character of a run alone.
 */
export type Purpose = 'index' | 'query';

export const noParts: readonly Token[] = [];

/** Preorder: calls `visit` for each token, then for its parts at every depth. */
export function visitTokens(tokens: readonly Token[], visit: (token: Token) => void): void {
  for (const token of tokens) {
    visit(token);
    if (token.parts.length > 0) visitTokens(token.parts, visit);
  }
}
