import { expect } from 'vitest';
import { buildDictionary, sortedTerms } from '../dictionary/term-dictionary.ts';
import type { Clause, QueryStyle } from './parse-query.ts';
import { createResolver } from './resolve-query.ts';

export const word = (typed: string, rest: Partial<Clause> = {}): Clause => ({
  kind: 'word',
  term: typed,
  typed,
  written: typed,
  isPrefix: false,
  weight: 1,
  joined: [],
  ...rest,
});

export function resolverOf(...terms: readonly string[]) {
  const sorted = sortedTerms([...new Set(terms)]);
  const resolve = createResolver(buildDictionary(sorted, new Uint32Array(sorted.length).fill(1)));
  return (clauses: readonly Clause[], style: QueryStyle = 'short') =>
    resolve({ clauses, style }).map(({ clause, matches, alternatives, corrections }) => {
      // No term counts twice.
      expect(new Set(matches.map(({ ordinal }) => ordinal)).size).toBe(matches.length);
      const similarities = matches.map(({ ordinal, similarity }): [string, number] => [
        sorted[ordinal] ?? '',
        Math.round(similarity * 1000) / 1000,
      ]);
      return {
        term: clause.term,
        matches: Object.fromEntries(similarities),
        alternatives,
        corrections,
      };
    });
}
