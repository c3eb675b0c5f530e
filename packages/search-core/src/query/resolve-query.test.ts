import { expect, describe, it } from 'vitest';
import { stem } from '../analysis/stem.ts';
import { buildDictionary } from '../dictionary/term-dictionary.ts';
import type { Clause, QueryStyle } from './parse-query.ts';
import { createResolver } from './resolve-query.ts';
import { resolverOf, word } from './resolve-query.setup.ts';

describe('a word', () => {
  it('matches only itself, even if others begin with it or are one edit away', () => {
    expect(resolverOf('cache', 'caches', 'cached', 'cash')([word('cache')])).toEqual([
      { term: 'cache', matches: { cache: 1 }, alternatives: [], corrections: [] },
    ]);
  });

  it('matches both its stem and its written form', () => {
    const resolve = resolverOf('node', 'nodes');
    expect(resolve([word('nodes', { term: 'node' })])).toEqual([
      { term: 'node', matches: { node: 1, nodes: 1 }, alternatives: ['nodes'], corrections: [] },
    ]);
    expect(resolve([word('nodes')])[0]).toMatchObject({
      matches: { node: 1, nodes: 1 },
      alternatives: ['node'],
    });
  });

  it('that no text has keeps its clause, unless it is part of a name', () => {
    const absent = (['word', 'subword', 'compound', 'path'] as const).map((kind) =>
      word(`zz${kind}`, { kind }),
    );
    expect(resolverOf('cache')(absent).map(({ term }) => term)).toEqual(['zzword', 'zzsubword']);
  });

  it('that is mistyped matches the terms within an edit, less than itself', () => {
    expect(resolverOf('cache', 'caches')([word('cahce')])).toEqual([
      { term: 'cahce', matches: { cache: 0.9 }, alternatives: ['cache'], corrections: ['cache'] },
    ]);
  });

  it('of four letters may be mistyped, one of three may not', () => {
    const resolve = resolverOf('port', 'por', 'hot');
    expect(resolve([word('pert')])[0]?.corrections).toEqual(['port']);
    expect(resolve([word('hat')])[0]?.corrections).toEqual([]);
  });

  it('is corrected to an identifier, which is indexed without stemming', () => {
    const [found] = resolverOf('cssmodules')([word('cssmodlues', { term: stem('cssmodlues') })]);
    expect(found).toMatchObject({ matches: { cssmodules: 0.9 }, corrections: ['cssmodules'] });
  });

  it('also matches joined with an adjacent word, at half weight, and is then not a typo', () => {
    const socket = word('socket', { joined: ['websocket'] });
    expect(resolverOf('websocket', 'socket')([socket])).toEqual([
      {
        term: 'socket',
        matches: { socket: 1, websocket: 0.5 },
        alternatives: ['websocket'],
        corrections: [],
      },
    ]);
    expect(resolverOf('websocket', 'rocket')([socket])[0]).toMatchObject({
      matches: { websocket: 0.5 },
      corrections: [],
    });
    expect(resolverOf('socket')([socket])[0]?.matches).toEqual({ socket: 1 });
  });
});

describe('the leading path of a name', () => {
  it('is never corrected', () => {
    const path = word('cahce', { kind: 'path' });
    expect(resolverOf('cache')([path])).toEqual([]);
    expect(resolverOf('cahce')([path])[0]?.matches).toEqual({ cahce: 1 });
  });
});

describe('a name', () => {
  const name = (...parts: readonly string[]) => [
    word(parts.join(''), { kind: 'compound' }),
    ...parts.map((part) => word(part, { kind: 'subword' })),
  ];

  it('that a text has prevents corrections of its parts', () => {
    const resolve = resolverOf('nodejs', 'nodes');
    expect(resolve(name('node', 'js'))).toEqual([
      { term: 'nodejs', matches: { nodejs: 1 }, alternatives: [], corrections: [] },
      { term: 'node', matches: {}, alternatives: [], corrections: [] },
      { term: 'js', matches: {}, alternatives: [], corrections: [] },
    ]);
  });

  it('that is mistyped, or in no text, does not prevent them', () => {
    const corrected = (...terms: readonly string[]) =>
      resolverOf(...terms)(name('node', 'js')).find(({ term }) => term === 'node')?.corrections;
    expect(corrected('mode')).toEqual(['mode']);
    expect(corrected('nodxjs', 'mode')).toEqual(['mode']);
  });

  it('does not prevent corrections of the word after it', () => {
    const clauses = [...name('node', 'js'), word('chace')];
    expect(resolverOf('nodejs', 'chase')(clauses).at(-1)?.corrections).toEqual(['chase']);
  });
});

describe('a verbose query', () => {
  it('matches each word of a family once and less than the word itself', () => {
    const resolve = resolverOf('conduct', 'conduction', 'conductive');
    expect(resolve([word('conduction')], 'verbose')[0]).toMatchObject({
      matches: { conduct: 0.8, conduction: 1, conductive: 0.8 },
      alternatives: [],
    });
    expect(resolve([word('conduction')], 'short')[0]?.matches).toEqual({ conduction: 1 });
  });

  it('uses families of plain words only', () => {
    const resolve = resolverOf('conduct', 'conduction');
    const compound = word('conduction', { kind: 'compound' });
    expect(resolve([compound], 'verbose')[0]?.matches).toEqual({ conduction: 1 });
  });

  it('adds the family to continuations', () => {
    const prefix = word('conduct', { isPrefix: true });
    expect(resolverOf('conduct', 'conduction')([prefix], 'verbose')[0]?.matches).toEqual({
      conduct: 1,
      conduction: 0.66,
    });
  });
});

describe('the clauses of the query before', () => {
  it('are cached only if they resolve in the same way', () => {
    const resolve = resolverOf('port', 'ports', 'conduct', 'conduction', 'nodejs', 'nodes');
    const alone = (clause: Clause, style?: QueryStyle) =>
      resolverOf('port', 'ports', 'conduct', 'conduction', 'nodejs', 'nodes')([clause], style);
    const queries: readonly (readonly [Clause, QueryStyle])[] = [
      [word('port'), 'short'],
      [word('port', { isPrefix: true }), 'short'],
      [word('port', { typed: 'ports' }), 'short'],
      [word('conduction'), 'short'],
      [word('conduction'), 'verbose'],
      [word('conduction', { kind: 'subword' }), 'verbose'],
      [word('port', { joined: ['nodejs'] }), 'short'],
    ];
    for (const [clause, style] of [...queries, ...queries.toReversed()])
      expect(resolve([clause], style)).toEqual(alone(clause, style));
  });

  it('return the current clause', () => {
    const resolve = createResolver(buildDictionary(['port'], Uint32Array.of(1)));
    resolve({ clauses: [word('port', { written: 'Port' })], style: 'short' });
    const [again, changed] = [
      word('port', { written: 'Port' }),
      word('port', { written: 'PORT', weight: 2 }),
    ];
    // `answerFromHeads` looks for it among the clauses of the query.
    expect(resolve({ clauses: [again], style: 'short' })[0]?.clause).toBe(again);
    expect(resolve({ clauses: [changed], style: 'short' })[0]?.clause).toBe(changed);
  });
});
