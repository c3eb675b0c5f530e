import { findTerm, prefixRange, termAt } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';

/** Similarity of a longer term; here only 1 and less than 1 are distinguished. */
const continuationSimilarity = 0.5;

/**
 * Maps clauses that were resolved in the dictionary of an index to that of a single page, whose terms are a subset. The
 * continuations of an unfinished word are looked up again, because there may be thousands.
 */
export function clausesInPage(
  clauses: readonly ResolvedClause[],
  dictionary: TermDictionary,
  page: TermDictionary,
): readonly ResolvedClause[] {
  return clauses.map((resolved) => {
    const { clause, matches } = resolved;
    const similarities = new Map<number, number>();
    const own = clause.isPrefix ? prefixRange(page, clause.typed) : { from: 0, to: 0 };
    for (let ordinal = own.from; ordinal < own.to; ordinal += 1)
      similarities.set(ordinal, continuationSimilarity);
    const known = clause.isPrefix ? prefixRange(dictionary, clause.typed) : { from: 0, to: 0 };
    for (const { ordinal, similarity } of matches) {
      if (similarity < 1 && ordinal >= known.from && ordinal < known.to) continue;
      const found = findTerm(page, termAt(dictionary, ordinal));
      if (found !== undefined) similarities.set(found, similarity);
    }
    return {
      ...resolved,
      matches: [...similarities].map(([ordinal, similarity]) => ({ ordinal, similarity })),
    };
  });
}
