import { termCount } from '../dictionary/term-dictionary.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { SurfaceLookup } from '../index/surface-lookup.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { isCjk } from '../text/char-class.ts';

/** Clause `n` has bit `n % 32`: beyond 32 clauses, as in a pasted text, the coverage of lines is approximate. */
const bitCount = 32;

/**
 * Weights are summed as integers: sections are compared for equal coverage, and a sum of fractions depends on the
 * order.
 */
const weightUnit = 2 ** 40;

/** Which clauses a term or a surface matches, as sets of bits. */
export interface ClauseBits {
  /** By ordinal. */
  readonly terms: Uint32Array;
  /** Clauses whose own term it is, rather than a longer term or a correction. */
  readonly exactTerms: Uint32Array;
  /** By surface: clauses that a single CJK character matches. */
  readonly characters: Uint32Array;
  /** By surface: clauses for a pair that begins with the character, and for a pair that ends with it. */
  readonly pairStarts: Uint32Array;
  readonly pairEnds: Uint32Array;
  readonly clauses: readonly ResolvedClause[];
  /** Share of the weight of the query that a set of clauses has, 0 to 1. */
  readonly coverageOf: (bits: number) => number;
}

/** Buffers for the clauses of one query at a time, allocated once per index. */
export function createClauseBits(
  index: InvertedIndex,
  lookup: SurfaceLookup,
): (clauses: readonly ResolvedClause[]) => ClauseBits {
  const terms = new Uint32Array(termCount(index.dictionary));
  const exactTerms = new Uint32Array(terms.length);
  const characters = new Uint32Array(index.text.kinds.length);
  const pairStarts = new Uint32Array(characters.length);
  const pairEnds = new Uint32Array(characters.length);
  const touchedTerms: number[] = [];
  const touchedSurfaces: number[] = [];

  const clear = (): void => {
    for (const term of touchedTerms) {
      terms[term] = 0;
      exactTerms[term] = 0;
    }
    for (const surface of touchedSurfaces) {
      characters[surface] = 0;
      pairStarts[surface] = 0;
      pairEnds[surface] = 0;
    }
    touchedTerms.length = 0;
    touchedSurfaces.length = 0;
  };
  const mark = (column: Uint32Array, surface: number, bit: number): void => {
    column[surface] = (column[surface] ?? 0) | bit;
    touchedSurfaces.push(surface);
  };
  const markCharacters = (term: string, isPrefix: boolean, bit: number): void => {
    const { having, startingWith, endingWith, havingBegun } = lookup.characters();
    for (const surface of having.get(term) ?? []) mark(characters, surface, bit);
    if (isPrefix) for (const surface of havingBegun.get(term) ?? []) mark(characters, surface, bit);
    for (let split = 1; split < term.length; split += 1) {
      for (const surface of endingWith.get(term.slice(0, split)) ?? []) mark(pairStarts, surface, bit);
      const second = term.slice(split);
      for (const surface of startingWith.get(second) ?? []) mark(pairEnds, surface, bit);
      if (isPrefix) for (const surface of havingBegun.get(second) ?? []) mark(pairEnds, surface, bit);
    }
  };

  return (clauses) => {
    clear();
    const weights = new Float64Array(bitCount);
    for (const [position, { clause, matches }] of clauses.entries()) {
      const bit = 1 << (position % bitCount);
      weights[position % bitCount] =
        (weights[position % bitCount] ?? 0) + Math.round(clause.weight * weightUnit);
      if (isCjk(clause.term.codePointAt(0) ?? 0)) markCharacters(clause.term, clause.isPrefix, bit);
      for (const { ordinal, similarity } of matches) {
        terms[ordinal] = (terms[ordinal] ?? 0) | bit;
        if (similarity === 1) exactTerms[ordinal] = (exactTerms[ordinal] ?? 0) | bit;
        touchedTerms.push(ordinal);
      }
    }
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const coverageOf = (bits: number): number => {
      let sum = 0;
      for (let left = bits; left !== 0; left &= left - 1) sum += weights[31 - Math.clz32(left & -left)] ?? 0;
      return total === 0 ? 0 : sum / total;
    };
    return { terms, exactTerms, characters, pairStarts, pairEnds, clauses, coverageOf };
  };
}

/** The clauses of a set of bits. */
export function clausesOf({ clauses }: ClauseBits, bits: number): readonly ResolvedClause[] {
  return clauses.filter((_, position) => (bits & (1 << (position % bitCount))) !== 0);
}
