import { describe, expect, it } from 'vitest';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { findTerm } from '../dictionary/term-dictionary.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { createSurfaceLookup } from '../index/surface-lookup.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { clausesOf, createClauseBits } from './clause-bits.ts';
import type { ClauseBits } from './clause-bits.ts';

const page = { routePath: '/', title: 'pond ponds', content: '灯笼节 กิ ㌔', toc: [], domain: '' };
const index = invertedIndexOf([{ ...page, keywords: ['ponder'] }], wordAndBigramAnalyzer);
const lookup = createSurfaceLookup(index.text);
const newBits = () => createClauseBits(index, lookup);
const ordinalOf = (term: string) => findTerm(index.dictionary, term) ?? -1;

function clauseOf(term: string, more: Partial<ResolvedClause & { isPrefix: boolean; weight: number }> = {}) {
  const { isPrefix = false, weight = 1, matches = [] } = more;
  const clause = { kind: 'word', term, typed: term, written: term, isPrefix, weight, joined: [] } as const;
  return { clause, matches, alternatives: [], corrections: [], isKnown: true };
}

/** The bits of each surface that has some, by its text. */
function surfaceBits(column: Uint32Array): Readonly<Record<string, number>> {
  const found = [...column.entries()].filter(([, bits]) => bits !== 0);
  return Object.fromEntries(found.map(([surface, bits]) => [lookup.textOf(surface), bits]));
}

const charactersOf = ({ characters, pairStarts, pairEnds }: ClauseBits) =>
  [characters, pairStarts, pairEnds].map(surfaceBits);

describe('bits of clauses', () => {
  it('are those of the terms that a clause matches, and separately those of its own term', () => {
    const [pond, ponder] = [ordinalOf('pond'), ordinalOf('ponder')];
    const clauses = [
      clauseOf('pond', { matches: [{ ordinal: pond, similarity: 1 }] }),
      clauseOf('ponde', {
        matches: [
          { ordinal: pond, similarity: 0.9 },
          { ordinal: ponder, similarity: 0.5 },
        ],
      }),
    ];
    const { terms, exactTerms } = newBits()(clauses);
    expect([terms[pond], terms[ponder]]).toEqual([0b11, 0b10]);
    expect([exactTerms[pond], exactTerms[ponder]]).toEqual([0b01, 0]);
  });

  it('of a CJK clause are those of its characters and of its pairs', () => {
    const bits = newBits();
    expect(charactersOf(bits([clauseOf('pond'), clauseOf('灯')]))).toEqual([{ 灯: 0b10 }, {}, {}]);
    expect(charactersOf(bits([clauseOf('灯笼'), clauseOf('笼节')]))).toEqual([
      {},
      { 灯: 0b01, 笼: 0b10 },
      { 笼: 0b01, 节: 0b10 },
    ]);
    expect(charactersOf(bits([clauseOf('キロ')]))).toEqual([{ '㌔': 1 }, {}, {}]);
  });

  it('of a partial character are those of the character, if it may still be typed', () => {
    const bits = newBits();
    const [whole, vowel] = ['กิ', 'ก'];
    expect(charactersOf(bits([clauseOf(vowel, { isPrefix: true })]))).toEqual([{ [whole]: 1 }, {}, {}]);
    expect(charactersOf(bits([clauseOf(vowel)]))).toEqual([{}, {}, {}]);
    expect(charactersOf(bits([clauseOf(`节${vowel}`, { isPrefix: true })]))).toEqual([
      {},
      { 节: 1 },
      { [whole]: 1 },
    ]);
    expect(charactersOf(bits([clauseOf(`节${vowel}`)]))).toEqual([{}, { 节: 1 }, {}]);
  });

  it('of the previous query are cleared', () => {
    const bits = newBits();
    const pond = clauseOf('pond', { matches: [{ ordinal: ordinalOf('pond'), similarity: 1 }] });
    bits([pond, clauseOf('灯'), clauseOf('灯笼')]);
    const { terms, exactTerms, ...characters } = bits([]);
    expect([...terms, ...exactTerms].some((one) => one !== 0)).toBe(false);
    expect(charactersOf({ terms, exactTerms, ...characters })).toEqual([{}, {}, {}]);
  });

  it('are shared from the 33rd clause on', () => {
    const clauses = Array.from({ length: 40 }, (_, at) => clauseOf(`c${at}`));
    const bits = newBits()(clauses);
    expect(clausesOf(bits, 0b101).map(({ clause }) => clause.term)).toEqual(['c0', 'c2', 'c32', 'c34']);
    expect(clausesOf(bits, 1 << 31).map(({ clause }) => clause.term)).toEqual(['c31']);
    expect(bits.coverageOf(0b1)).toBe(2 / 40);
    expect(bits.coverageOf(1 << 31)).toBe(1 / 40);
    expect(bits.coverageOf(-1)).toBe(1);
  });
});

describe('the coverage of clauses', () => {
  it('is the same for the same weights in any order', () => {
    const { coverageOf } = newBits()(
      [0.1, 0.2, 0.3, 0.3, 0.2, 0.1].map((weight) => clauseOf('a', { weight })),
    );
    expect(coverageOf(0b000_111)).toBe(coverageOf(0b111_000));
    expect(coverageOf(0b111_111)).toBe(1);
    expect(coverageOf(0b000_001)).toBeCloseTo(0.1 / 1.2, 9);
  });

  it('is 0 for none, also for a query without clauses', () => {
    expect(newBits()([clauseOf('a')]).coverageOf(0)).toBe(0);
    expect(newBits()([]).coverageOf(1)).toBe(0);
  });
});
