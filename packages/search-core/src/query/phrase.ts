import type { Analyzer } from '../analysis/analyzer.ts';
import { foldedCharacters } from '../analysis/cjk-bigram-tokenizer.ts';
import { splitIdentifier } from '../analysis/word-tokenizer.ts';
import { isCjk } from '../text/char-class.ts';

/** A word or identifier as its term, or a folded CJK character. */
export type PhraseToken =
  | { readonly kind: 'word'; readonly term: string }
  | { readonly kind: 'character'; readonly character: string };

/** A shorter query is a name as often as a quotation. */
const leastTokens = 4;

/** The tokens of a query in order, for phrase matching; empty if there are fewer than four. */
export function phraseOf(text: string, analyzer: Analyzer): readonly PhraseToken[] {
  const tokens: PhraseToken[] = [];
  for (const piece of analyzer.cut(text)) {
    if (!isCjk(piece.codePointAt(0) ?? 0)) {
      const { term } = splitIdentifier(piece);
      // A `$` alone has no term.
      if (term !== '') tokens.push({ kind: 'word', term });
      continue;
    }
    for (const character of foldedCharacters(piece)) tokens.push({ kind: 'character', character });
  }
  return tokens.length < leastTokens ? [] : tokens;
}
