import { describe, expect, it } from 'vitest';
import { buildIndex } from '../src/index.ts';
import type { SearchDocument } from '../src/index.ts';
import { pageOf as page } from './page-of.ts';

/** One small corpus for each weight: without the weight, the first page of the corpus, or a longer one, ranks first. */

const filler = (count: number, word = 'gravel') =>
  Array.from({ length: count }, (_, at) => `${word}${at % 9}`).join(' ');

/** Pages about other topics, so that the words of a query are rare. */
const others = (count: number) =>
  Array.from({ length: count }, (_, at) => page(`/other/${at}`, `Pebble ${at}`, filler(30, 'stone')));

function order(documents: readonly SearchDocument[], query: string): readonly string[] {
  return buildIndex([...documents, ...others(12)])
    .rank(query, { limit: 100 })
    .map(({ routePath }) => routePath);
}

describe('a typed word', () => {
  it('counts a term with one edit more than one with two', () => {
    const two = page('/two', 'Two', `weatherpraaf ${filler(20)}`);
    const one = page('/one', 'One', `weatherproaf ${filler(20)}`);
    expect(order([two, one], 'weatherproof lamp')).toEqual(['/one', '/two']);
  });

  it('finds every continuation of a letter, regardless of alphabetical order', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const documents = letters.map((letter) => page(`/${letter}`, 'Kites', `q${letter}rst`));
    expect(order(documents, 'q')).toHaveLength(26);
    // More terms than any page could show, before the requested one.
    const many = letters.flatMap((a) =>
      letters.flatMap((b) => ['x', 'y', 'z', 'w'].map((c) => `q${a}${b}${c}`)),
    );
    expect(order([page('/last', 'Kites', 'qzzzz'), page('/many', 'Kites', many.join(' '))], 'q')).toContain(
      '/last',
    );
  });

  it('counts a short continuation more than a long one', () => {
    const long = page('/long', 'Long', `lanternkeeping ${filler(20)}`);
    const short = page('/short', 'Short', `lanterns. ${filler(20)} lanternx`);
    expect(order([long, short], 'lanter')).toEqual(['/short', '/long']);
    expect(
      order(
        [page('/long', 'A', `lanternkeeping ${filler(5)}`), page('/short', 'A', `lanternx ${filler(5)}`)],
        'lantern',
      ),
    ).toEqual(['/short', '/long']);
  });

  it('counts a term once that is both the word and a continuation', () => {
    const twice = page('/kite', 'One', `kite ${filler(8)}`);
    const pond = page('/pond', 'Two', `pond ${filler(8)}`);
    const [first, second] = buildIndex([twice, pond, ...others(12)]).rank('pond kite');
    expect(first?.score).toBeCloseTo(second?.score ?? 0, 5);
  });

  it('still being typed counts the stem of its ending', () => {
    const cut = page('/cut', 'One', `caching ${filler(8)}`);
    const exact = page('/exact', 'Two', `harbour ${filler(8)}`);
    const ranked = buildIndex([cut, exact, ...others(12)]).rank('harbour cachin');
    expect(ranked.map(({ routePath }) => routePath)).toEqual(['/exact', '/cut']);
    expect(ranked[1]?.score).toBeGreaterThan(0.5 * (ranked[0]?.score ?? 0));
  });
});

describe('names', () => {
  it('written as separate words find the page that joins them', () => {
    const apart = page('/apart', 'Colours', `source or else a map, and so on ${filler(8)}`);
    const one = page('/one', 'Colours', `sourcemap and a source or a map ${filler(8)}`);
    expect(order([apart, one], 'source map')).toEqual(['/one', '/apart']);
  });

  it('joined do not lower the match of a heading', () => {
    const called = page('/called', 'Source map', `about it ${filler(8)}`);
    const one = page('/one', 'Colours', `${'sourcemap '.repeat(12)} source map ${filler(8)}`);
    const { evidence } = buildIndex([called, one, ...others(12)]).explain('source map', '/called');
    expect(evidence.heading).toBe(1);
  });

  it('of an option find the page of its parent option', () => {
    const apart = page('/apart', 'Colours', `build lib entry, lib build ${filler(8)}`);
    const path = page('/path', 'Colours', `build.lib with an entry, apart ${filler(8)}`);
    expect(order([apart, path], 'build.lib.entry')).toEqual(['/path', '/apart']);
  });
});

describe('signals', () => {
  it('coverage puts a page with both words before one with the rare word twice', () => {
    const rare = page('/rare', 'Harbour', `beacon beacon ${filler(20)}`);
    const both = page('/both', 'Harbour', `beacon common ${filler(20)}`);
    const common = Array.from({ length: 20 }, (_, at) => page(`/common/${at}`, 'Walls', 'common walls'));
    expect(order([rare, both, ...common], 'beacon common').slice(0, 2)).toEqual(['/both', '/rare']);
  });

  it('a heading that equals the query beats a longer heading above a text that has it often', () => {
    const often = page('/often', 'Walls', `Mooring of long and heavy boats\n${'mooring '.repeat(40)}`, [
      'Mooring of long and heavy boats',
    ]);
    const heading = page('/heading', 'Boats', `Mooring\n${filler(40)}`, ['Mooring']);
    expect(order([often, heading], 'mooring')).toEqual(['/heading', '/often']);
  });

  it('a title counts more than a heading with the same words', () => {
    const index = buildIndex([
      page('/heading', 'Boats', `Mooring\n${filler(9)}`, ['Mooring']),
      page('/title', 'Mooring', filler(60)),
    ]);
    expect(index.rank('mooring').map(({ routePath }) => routePath)).toEqual(['/title', '/heading']);
    expect(index.explain('mooring', '/title').evidence.heading).toBe(1);
    expect(index.explain('mooring', '/heading').evidence.heading).toBeLessThan(0.9);
  });

  it('a heading with the punctuation of a name beats one without', () => {
    const plain = page('/plain', 'Boats', `emit\n${filler(9)} emit`, ['emit']);
    const marked = page('/marked', 'Boats', `$emit\n${filler(20)}`, ['$emit']);
    expect(order([plain, marked], '$emit')).toEqual(['/marked', '/plain']);
  });

  it('a phrase beats its words apart', () => {
    const apart = page(
      '/apart',
      'One',
      `winding then path then ends then there ${'winding path ends there '.split(' ').toReversed().join(' ')}`,
    );
    const phrase = page('/phrase', 'Two', `${filler(40)} a winding path ends there ${filler(40)}`);
    expect(order([apart, phrase], 'winding path ends there')).toEqual(['/phrase', '/apart']);
  });
});

describe('a verbose query', () => {
  const question = 'what should every gardener know about conduction inside old stone walls';

  it('counts a rare word of the same family more than a common word itself', () => {
    const common = Array.from({ length: 8 }, (_, at) =>
      page(`/common/${at}`, 'Kites', `inside ${filler(12)}`),
    );
    const family = page('/family', 'Kites', `conductive ${filler(12)}`);
    expect(order([...common, family], question)[0]).toBe('/family');
  });

  it('counts a page less that has a small part of it', () => {
    const { signals, score } = buildIndex([page('/one', 'Kites', 'gardener'), ...others(12)]).explain(
      question,
      '/one',
    );
    expect(signals.find(({ name }) => name === 'coverage')?.share).toBeLessThan(-score);
  });

  it('takes more than two words from its best pages, and from more than their first line', () => {
    const shared = ['mortar', 'lintel', 'plinth', 'gable'];
    const answers = Array.from({ length: 10 }, (_, at) =>
      page(
        `/answer/${at}`,
        'Old stone walls',
        `What every gardener should know about conduction inside old stone walls: ${shared.join(' ')} ${at}`,
      ),
    );
    const far = page('/far', 'Kites', filler(6));
    const near = shared.map((word) => page(`/near/${word}`, 'Kites', `${word} ${filler(5)}`));
    const found = order([...answers, far, ...near], question);
    for (const word of shared) expect(found).toContain(`/near/${word}`);
    expect(found).not.toContain('/far');
  });
});

it('rows omit a heading that covers less than half of what the best line covers', () => {
  const content = 'Beacon light\nThe beacon of the harbour wall is lit.\nNothing else.';
  const [found] = buildIndex([page('/one', 'Boats', content, ['Beacon light'])]).search(
    'beacon harbour wall',
  ).pages;
  expect(found?.rows.map(({ type, statement }) => [type, statement])).toEqual([
    ['content', 'The beacon of the harbour wall is lit.'],
  ]);
});
