import { findTerm, prefixRange, termAt } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';

/** Of a longer term: only 1 and less than 1 are told apart. */
const continuationSimilarity = 0.5;

/**
 * Clauses that were resolved in one dictionary, in that of one page: the terms of a page are terms of the whole. The
 * continuations of an unfinished word are looked up again, for there may be thousands.
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
