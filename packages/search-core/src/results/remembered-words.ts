import type { Analyzer } from '../analysis/analyzer.ts';
import type { Token } from '../analysis/token.ts';

/** Longest text that is remembered, in code units; and how many. */
const longestWord = 40;
const maxWords = 8000;

/** An analyzer that remembers what it made of short texts, for the same words come in every page and query. */
export function rememberWords(analyzer: Analyzer): Analyzer {
  const known = new Map<string, readonly Token[]>();
  return {
    ...analyzer,
    tokenize(text, purpose) {
      if (purpose !== 'index' || text.length > longestWord) return analyzer.tokenize(text, purpose);
      const remembered = known.get(text);
      if (remembered !== undefined) return remembered;
      const tokens = analyzer.tokenize(text, purpose);
      if (known.size >= maxWords) known.clear();
      // A copy: engines let a slice keep the whole page in memory.
      known.set(text.split('').join(''), tokens);
      return tokens;
    },
  };
}
