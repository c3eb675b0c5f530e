import { expect, describe, it } from 'vitest';
import { resolverOf, word } from './resolve-query.setup.ts';

describe('a word that may still be typed', () => {
  it('matches longer terms by the typed share of their length', () => {
    expect(resolverOf('port', 'portal', 'ports', 'pot')([word('port', { isPrefix: true })])).toEqual([
      {
        term: 'port',
        matches: { port: 1, portal: 0.633, ports: 0.74 },
        alternatives: [],
        corrections: [],
      },
    ]);
  });

  it('is not a typo of a term if it begins another', () => {
    expect(resolverOf('portal', 'part')([word('port', { isPrefix: true })])[0]).toMatchObject({
      matches: { portal: 0.633 },
      corrections: [],
    });
  });

  it.each([
    ['cachin', 'cach'],
    ['librari', 'library'],
    ['namin', 'name'],
    ['nami', 'name'],
    ['runnin', 'runn'],
    ['actio', 'act'],
  ])('%s matches %s, the stem of the word that it may become', (typed, stem) => {
    expect(resolverOf(stem, 'zebra')([word(typed, { isPrefix: true })])).toEqual([
      { term: typed, matches: { [stem]: 0.6 }, alternatives: [stem], corrections: [] },
    ]);
  });

  it('prefers a restored ending to a cut one, and the longest of those', () => {
    const typed = word('namin', { isPrefix: true });
    expect(resolverOf('name', 'nam')([typed])[0]?.matches).toEqual({ name: 0.6 });
    expect(resolverOf('namx', 'nam', 'nami')([word('namid', { isPrefix: true })])[0]?.matches).toEqual({
      nami: 0.6,
    });
  });

  it.each([
    ['mergin', 'merg', 'margin'],
    ['cachin', 'cach', 'machin'],
    ['planne', 'plan', 'plain'],
    ['installe', 'instal', 'instanc'],
    ['compilin', 'compil', 'compiler'],
  ])('%s may become a word with the stem %s, so it is not a typo of %s', (typed, stem, similar) => {
    expect(resolverOf(stem, similar)([word(typed, { isPrefix: true })])[0]).toMatchObject({
      matches: { [stem]: 0.6 },
      corrections: [],
    });
  });

  it('matches the stems of all words that it may become', () => {
    const typed = word('stori', { isPrefix: true });
    expect(resolverOf('story', 'store')([typed])[0]).toMatchObject({
      matches: { story: 0.6, store: 0.6 },
      corrections: [],
    });
  });

  it('may be a typo as part of a name, which has no endings', () => {
    const name = word('scalin', { isPrefix: true, kind: 'compound' });
    expect(resolverOf('scale', 'scalein')([name])[0]?.corrections).toEqual(['scalein']);
  });

  it('is found in addition to names that begin with it', () => {
    expect(
      resolverOf('upgrad', 'upgradingnotes.md')([word('upgradin', { isPrefix: true })])[0],
    ).toMatchObject({
      matches: { upgrad: 0.6, 'upgradingnotes.md': expect.closeTo(0.476, 2) as number },
      corrections: [],
    });
  });

  it('loses three letters at most, and keeps three', () => {
    const matchesOf = (typed: string, term: string) =>
      resolverOf(term)([word(typed, { isPrefix: true })])[0]?.matches;
    expect(matchesOf('abcdxyz', 'abcd')).toEqual({ abcd: 0.6 });
    expect(matchesOf('abcdwxyz', 'abcd')).toEqual({});
    expect(matchesOf('abcx', 'abc')).toEqual({ abc: 0.6 });
    expect(matchesOf('abx', 'ab')).toEqual({});
  });

  it('may be a typo as well as a cut ending, and only the typo is a correction', () => {
    expect(resolverOf('cach', 'catching')([word('catchin', { isPrefix: true })])[0]).toMatchObject({
      matches: { catching: 0.8 },
    });
    expect(resolverOf('abcd', 'abxdex')([word('abcdex', { isPrefix: true })])[0]).toMatchObject({
      matches: { abcd: 0.6, abxdex: 0.9 },
      alternatives: ['abcd', 'abxdex'],
      corrections: ['abxdex'],
    });
  });

  it('returns a term once that is both', () => {
    expect(resolverOf('cache')([word('cachex', { isPrefix: true })])[0]).toMatchObject({
      alternatives: ['cache'],
      corrections: [],
    });
  });

  it('does not lose an ending in the middle of a query', () => {
    expect(resolverOf('cach')([word('cachin')])[0]?.matches).toEqual({});
  });
});
