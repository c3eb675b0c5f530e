import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzerFor } from '../analysis/analyzers.ts';
import { parseQuery } from './parse-query.ts';
import type { Clause } from './parse-query.ts';

const analyzer = analyzerFor('en');
const clausesOf = (text: string) => parseQuery(text, analyzer).clauses;
const clauseOf = (text: string, term: string) => clausesOf(text).find((clause) => clause.term === term);

describe('a term that a query has twice', () => {
  it.each([
    ['webpack web pack', 'webpack', 'word'],
    ['web pack webpack', 'webpack', 'word'],
    ['webpack webpack.plugin', 'webpack', 'word'],
    ['webpack.plugin webpack', 'webpack', 'word'],
    ['my.webPack.x webPack', 'webpack', 'compound'],
  ])('keeps its strongest kind in %s', (text, term, kind) => {
    expect(clauseOf(text, term)).toMatchObject({ kind, weight: 1 });
  });

  it('may still be typed if any of them may', () => {
    expect(clauseOf('cache my.cach', 'cach')).toMatchObject({ kind: 'word', isPrefix: true, typed: 'cach' });
    expect(clauseOf('cache x', 'cach')).toMatchObject({ isPrefix: false, typed: 'cache' });
  });

  it('is never lost', () => {
    const words = fc.array(
      fc.constantFrom<string>('set', 'up', 'setup', 'web', 'pack', 'webpack', 'a', 'of', 'the', 'web.pack'),
      {
        minLength: 1,
        maxLength: 16,
      },
    );
    fc.assert(
      fc.property(words, (typed) => {
        const terms = clausesOf(typed.join(' ')).map(({ term }) => term);
        expect(new Set(terms).size).toBe(terms.length);
        for (const word of typed) expect(terms).toContain(word.replace('.', ''));
        for (const { kind, term } of clausesOf(typed.join(' '))) {
          if (typed.includes(term)) expect(kind).toBe('word');
        }
      }),
    );
  });
});

it.each([
  ['three words only', []],
  ['at least four words', ['at', 'least', 'four', 'word']],
  ['热更新', []],
  ['模块热更', ['模', '块', '热', '更']],
  ['Ｖｕｅ 插件 **API**', ['vue', '插', '件', 'api']],
])('the phrase of %s', (text, phrase) => {
  const tokens = parseQuery(text, analyzer).phrase;
  expect(tokens.map((token) => (token.kind === 'word' ? token.term : token.character))).toEqual(phrase);
});

it.each([
  ['build.lib', {}],
  ['build.lib.entry', { buildlib: 2 / 3 }],
  ['build.lib.entry.file', { buildlib: 2 / 4, buildlibentry: 3 / 4 }],
])('%s has its leading paths as clauses, by their share of the name', (text, expected) => {
  const paths = clausesOf(text).filter(({ kind }) => kind === 'path');
  expect(Object.fromEntries(paths.map(({ term, weight }) => [term, weight]))).toEqual(expected);
});

it('joins each word with the adjacent words', () => {
  const joined = (text: string) => clausesOf(text).map((clause) => [clause.term, clause.joined]);
  expect(joined('code splitting guide')).toEqual([
    ['code', ['codesplit']],
    ['split', ['codesplit', 'splittingguid']],
    ['guide', ['splittingguid']],
  ]);
  expect(joined('split 构建 chunk node.js')).toEqual([
    ['split', []],
    ['构建', []],
    ['chunk', []],
    ['nodejs', []],
    ['node', []],
    ['js', []],
  ]);
  expect(joined('web pack web')).toEqual([
    ['web', ['webpack', 'packweb']],
    ['pack', ['webpack', 'packweb']],
  ]);
});

it('does so only in short queries, and the same applies to leading paths', () => {
  const words = ['why', 'does', 'css', 'modules', 'not', 'split', 'output.path.chunks', 'so'];
  const isShort = (clause: Clause) => clause.kind === 'path' || clause.joined.length > 0;
  expect(clausesOf(words.join(' ')).some(isShort)).toBe(true);
  expect(clausesOf(`${words.join(' ')} evenly`).some(isShort)).toBe(false);
});

it.each([
  ["what's", [['what', false]]],
  ['don’t', [['don', false]]],
  [
    "user's data",
    [
      ['user', false],
      ['data', true],
    ],
  ],
  ["'s", [['s', true]]],
  [
    "rock'n",
    [
      ['rock', false],
      ['n', true],
    ],
  ],
])('drops the contraction of %s', (text, expected) => {
  const words = clausesOf(text).filter(({ kind }) => kind === 'word');
  expect(words.map(({ term, isPrefix }) => [term, isPrefix])).toEqual(expected);
});

it.each([
  ['C++', false],
  ['use C#', false],
  ['c', true],
  ['c + d', true],
  ['cc++', true],
])('treats the last word of %s as a prefix: %s', (text, expected) => {
  expect(clausesOf(text).at(-1)?.isPrefix).toBe(expected);
});

it('gives the numbers of a version little weight', () => {
  expect(clausesOf('3.14').map(({ term, weight }) => [term, weight])).toEqual([
    ['3.14', 1],
    ['3', 0.1],
    ['14', 0.1],
  ]);
  expect(clausesOf('webpack 5').map(({ term, weight }) => [term, weight])).toContainEqual(['5', 1]);
});
