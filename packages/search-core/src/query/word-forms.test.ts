import { describe, expect, it } from 'vitest';
import { resolverOf, word } from './resolve-query.setup.ts';

describe('a form of a word', () => {
  it.each([
    ['assetprefix', 'assetprefixes'],
    ['nodeversion', 'nodeversions'],
    ['onclicks', 'onclick'],
    ['v1.2.3', '1.2.3'],
    ['v12.3', '12.3'],
    ['1.2.3', 'v1.2.3'],
  ])('%s is %s, and not a typo', (typed, term) => {
    expect(resolverOf(term, 'zebra')([word(typed, { kind: 'compound' })])).toEqual([
      { term: typed, matches: { [term]: 1 }, alternatives: [term], corrections: [] },
    ]);
  });

  it.each([
    ['1.1', { '1.10.0': 0.5, 'v1.10.0': 0.557 }],
    ['v1.1', { '1.10.0': 0.5, 'v1.10.0': 0.557 }],
    ['v1', { 'v1.10.0': 0.329 }],
  ])('of a version begins with or without a v: %s', (typed, matches) => {
    const version = word(typed, { kind: 'compound', isPrefix: true });
    expect(resolverOf('1.10.0', 'v1.10.0', 'w1.10.0')([version])[0]?.matches).toEqual(matches);
  });

  it.each(['vms', 'dbs'])('is the singular of the acronym %s, if no text has that', (typed) => {
    const singular = typed.slice(0, -1);
    expect(resolverOf(singular, `${singular}x`)([word(typed)])).toEqual([
      { term: typed, matches: { [singular]: 1 }, alternatives: [singular], corrections: [] },
    ]);
    expect(resolverOf(singular, typed)([word(typed)])[0]?.matches).toEqual({ [typed]: 1 });
  });

  it.each(['os', 'js', 'css', 'is', 'gas', 'bus', 'ts', 'ls', 'https', 'a1s'])(
    'is not %s without its s',
    (typed) => {
      expect(resolverOf(typed.slice(0, -1))([word(typed)])[0]?.matches).not.toMatchObject({
        [typed.slice(0, -1)]: 1,
      });
    },
  );

  it('is also a name in lower case', () => {
    expect(resolverOf('urlxs', 'zebra')([word('urlx')])[0]?.matches).toEqual({ urlxs: 1 });
    expect(resolverOf('1.2.3')([word('rev1.2.3')])[0]?.matches).toEqual({});
  });

  it('does not apply to a word of a text, a short word or part of a name', () => {
    const resolve = resolverOf('port', 'ports', 'as', 'ass', 'nodes');
    expect(resolve([word('port', { kind: 'compound' })])[0]?.matches).toEqual({ port: 1 });
    expect(resolverOf('asss')([word('ass')])[0]?.matches).toEqual({});
    expect(resolve([word('node', { kind: 'subword' })])[0]?.matches).not.toMatchObject({ nodes: 1 });
  });

  it('that the stemmer does not know is found as a typo, but not shown as one', () => {
    expect(resolverOf('freed')([word('free')])).toEqual([
      { term: 'free', matches: { freed: 0.9 }, alternatives: ['freed'], corrections: [] },
    ]);
  });
});
