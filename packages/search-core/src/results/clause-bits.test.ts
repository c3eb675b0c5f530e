import { expect, it } from 'vitest';
import { analyzerFor } from '../analysis/analyzers.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { createSurfaceLookup } from '../index/surface-lookup.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { createClauseBits } from './clause-bits.ts';

function clauseOf(weight: number): ResolvedClause {
  const clause = { kind: 'word', term: 'a', typed: 'a', written: 'a', isPrefix: false, weight } as const;
  return { clause, matches: [], alternatives: [], corrections: [], isKnown: true };
}

it('gives clauses of the same weights the same coverage, in whatever order they are', () => {
  const index = invertedIndexOf([], analyzerFor('en'));
  const bitsOf = createClauseBits(index, createSurfaceLookup(index.text));
  const { coverageOf } = bitsOf([0.1, 0.2, 0.3, 0.3, 0.2, 0.1].map(clauseOf));
  expect(coverageOf(0b000_111)).toBe(coverageOf(0b111_000));
  expect(coverageOf(0b111_111)).toBe(1);
});
