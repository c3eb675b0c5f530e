import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryTerms } from './query-terms.ts';
import { surfacesOf } from './surfaces.ts';

const termsOf = (text: string) => queryTerms(text, 'en').map(({ term }) => term);

describe('queryTerms', () => {
  it('has words, identifiers whole and in parts, and neighbours joined', () => {
    expect(termsOf('css modules')).toEqual(expect.arrayContaining(['css', 'cssmodul']));
    expect(termsOf('output.assetPrefix')).toEqual([
      'outputassetprefix',
      'output',
      'assetprefix',
      'asset',
      'prefix',
    ]);
  });

  it('has Han text as pairs', () => {
    expect(termsOf('开发服务器')).toEqual(['开发', '发服', '服务', '务器']);
  });

  it('takes the last word, and a Han character alone, as a beginning', () => {
    const beginnings = (text: string) =>
      queryTerms(text, 'en').flatMap(({ isPrefix, typed }) => (isPrefix ? [typed] : []));
    expect(beginnings('asset pre')).toEqual(['pre']);
    expect(beginnings('端 port')).toEqual(['端', 'port']);
  });

  it('has each term once and a bounded number, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const terms = termsOf(text);
        expect(new Set(terms).size).toBe(terms.length);
        expect(terms.length).toBeLessThanOrEqual(48);
      }),
    );
  });
});

it('surfacesOf gives the strings of a page that have a term', () => {
  const document = { routePath: '/', title: 'Plugins', content: 'A plugin. 开发服务器', toc: [] };
  const surfaces = surfacesOf(document, 'en', new Set(['plugin', '服务']));
  expect([...(surfaces.get('plugin') ?? [])]).toEqual(['Plugins', 'plugin']);
  expect([...(surfaces.get('服务') ?? [])]).toEqual(['服务']);
});
