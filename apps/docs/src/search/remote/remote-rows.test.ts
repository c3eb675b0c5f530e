import { describe, expect, it } from 'vitest';
import { rangesOfBytes } from './byte-ranges.ts';
import { rowsOfHit } from './hit-rows.ts';
import { parseRemoteAnswer, type RemoteHit } from './remote-answer.ts';
import { foreignHref, remotePath } from './remote-href.ts';

const hitOf = (json: object): RemoteHit => {
  const hit = parseRemoteAnswer([{ index: 'docs', hits: [json] }], 7)?.[0]?.hits[0];
  if (!hit) throw new Error('no hit');
  return hit;
};

describe('parseRemoteAnswer', () => {
  it.each([
    [null],
    [{}],
    ['text'],
    [3],
    [['docs']],
    [[{ index: 'docs' }, null]],
    [[{ hits: {} }]],
    [[{ hits: [{}, 'port'] }]],
  ])('rejects %j', (json) => {
    expect(parseRemoteAnswer(json, 7)).toBeNull();
  });

  it('fills in missing fields and ignores unknown ones', () => {
    const hits = [{}, { title: 3, extra: 1, toc: [{}, { text: 'A' }] }];
    const empty = {
      routePath: '',
      title: '',
      content: '',
      toc: [],
      keywords: [],
      domain: '',
      group: '',
      places: null,
      corrections: [],
    };
    expect(parseRemoteAnswer([{ hits }], 7)).toEqual([
      {
        index: '',
        hits: [empty, { ...empty, toc: [{ text: 'A', id: '', depth: 2, charIndex: -1 }] }],
      },
    ]);
  });

  it('reads a list that is null as an empty one', () => {
    expect(parseRemoteAnswer([{ index: 'docs', hits: null }], 7)).toEqual([{ index: 'docs', hits: [] }]);
  });

  it('drops empty and invalid places', () => {
    const content = [{ start: 1, length: 0 }, { start: -1, length: 2 }, { start: 0, length: 3 }, 'x'];
    expect(hitOf({ _matchesPosition: { content } }).places).toEqual([{ start: 0, length: 3 }]);
  });

  it('limits the number and length of hits', () => {
    const hits = Array.from({ length: 50 }, () => ({ content: 'x'.repeat(200_000) }));
    const [group] = parseRemoteAnswer([{ index: 'docs', hits }], 7) ?? [];
    expect(group?.hits).toHaveLength(7);
    expect(group?.hits[0]?.content).toHaveLength(100_000);
  });
});

describe('rangesOfBytes', () => {
  it.each([
    ['the port', [[4, 4]], ['port']],
    ['é port', [[3, 4]], ['port']],
    ['端口 port', [[0, 6]], ['端口']],
    ['端口 port', [[7, 4]], ['port']],
    [
      'a😀b',
      [
        [1, 4],
        [5, 1],
      ],
      ['😀b'],
    ],
    ['端口', [[1, 3]], ['端口']],
    [
      'short',
      [
        [3, 99],
        [99, 3],
      ],
      ['rt'],
    ],
  ] as const)('in %j converts %j', (text, places, marked) => {
    const ranges = rangesOfBytes(
      text,
      places.map(([start, length]) => ({ start, length })),
    );
    expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(marked);
  });
});

describe('rowsOfHit', () => {
  const content =
    'The port of the server.\nDefault\nIt is 3000.\n\tport: 3000,\nTaken\nAnother port is tried.';
  const toc = [
    { text: 'Default', id: 'default', depth: 2, charIndex: 24 },
    { text: 'Taken', id: 'a b', depth: 3, charIndex: 57 },
  ];

  it('searches the words of the query if the server reports no places', () => {
    const { rows } = rowsOfHit(hitOf({ title: 'server.port', routePath: '/p', content, toc }), 'port', '/p');
    expect(rows.map(({ type, link, isCode, statement }) => [type, link, isCode, statement])).toEqual([
      ['title', '/p', false, 'The port of the server.'],
      ['content', '/p#default', true, 'port: 3000,'],
      ['content', '/p#a%20b', false, 'Another port is tried.'],
    ]);
    expect(rows[2]?.trail).toEqual(['server.port', 'Default', 'Taken']);
  });

  it('uses the places that the server reports', () => {
    const places = { content: [{ start: content.indexOf('3000.'), length: 4 }] };
    const { rows } = rowsOfHit(hitOf({ title: 'T', content, toc, _matchesPosition: places }), 'drei', '/p');
    expect(rows.map(({ type, link, statement, ranges }) => [type, link, statement, ranges])).toEqual([
      ['content', '/p#default', 'It is 3000.', [{ start: 6, end: 10 }]],
    ]);
  });

  it('shows the text below a heading, not the heading again', () => {
    const { rows } = rowsOfHit(hitOf({ title: 'T', content, toc }), 'taken', '/p');
    expect(rows.map(({ type, link, statement }) => [type, link, statement])).toEqual([
      ['header', '/p#a%20b', 'Another port is tried.'],
    ]);
  });

  it('marks words in the place of mistyped ones, and names them in the rows that have them', () => {
    const corrections = [{ typed: 'prot', found: 'port' }, { typed: 3 }, 'x'];
    const { rows } = rowsOfHit(hitOf({ title: 'server.port', content, toc, corrections }), 'prot', '/p');
    expect(rows[0]).toMatchObject({ type: 'title', ranges: [{ start: 7, end: 11 }] });
    expect(rows.map((row) => row.corrections)).toContainEqual([{ typed: 'prot', found: 'port' }]);
  });

  it('assigns lines to the preceding heading, and none to a heading without a position', () => {
    const [first, second] = toc;
    const unordered = [second, { text: 'Unknown', id: 'unknown', depth: 2, charIndex: -1 }, first];
    const linksOf = (query: string) =>
      rowsOfHit(hitOf({ title: 'T', content, toc: unordered }), query, '/p').rows.map(({ link }) => link);
    expect(linksOf('tried')).toEqual(['/p#a%20b']);
    expect(linksOf('server')).toEqual(['/p']);
  });

  it('marks no more words than a query has, of corrections without end', () => {
    const found = Array.from({ length: 200 }, (_, word) => `w${100 + word}`);
    const corrections = Array.from({ length: 20 }, (_, at) => ({
      typed: 'x',
      found: found.slice(at * 10, at * 10 + 10).join(' '),
    }));
    const { rows } = rowsOfHit(hitOf({ title: found.slice(0, 90).join(' '), corrections }), 'x', '/p');
    expect(rows[0]?.ranges).toHaveLength(49);
  });

  it.each([
    [
      'unsorted',
      [
        [9, 3],
        [0, 3],
      ],
    ],
    [
      'overlapping',
      [
        [0, 8],
        [4, 20],
      ],
    ],
    [
      'beyond the text',
      [
        [5, 2 ** 53 - 1],
        [1e6, 4],
      ],
    ],
    [
      'within a character',
      [
        [1, 1],
        [2, 3],
      ],
    ],
  ] as const)('marks sorted, disjoint ranges of the text for places that are %s', (_what, places) => {
    const content = '端口 a port\nthe 😀 port';
    const given = { content: places.map(([start, length]) => ({ start, length })) };
    const { rows } = rowsOfHit(hitOf({ title: 'T', content, _matchesPosition: given }), 'x', '/p');
    const { statement, statementRanges } = rows[0] ?? { statement: '', statementRanges: [] };
    const borders = statementRanges.flatMap(({ start, end }) => [start, end]);
    expect(borders.length).toBeGreaterThan(0);
    expect(borders).toEqual([...new Set(borders)].toSorted((a, b) => a - b));
    expect(borders.at(-1)).toBeLessThanOrEqual(statement.length);
  });

  it('limits the depth of headings, and so the trail of a row', () => {
    const deep = Array.from({ length: 300 }, (_, depth) => ({ text: depth === 299 ? 'Port' : 'H', depth }));
    const { rows } = rowsOfHit(hitOf({ title: 'T', toc: deep }), 'port', '/p');
    expect(rows[0]?.trail).toHaveLength(8);
  });

  it('limits the rows per page', () => {
    const many = Array.from({ length: 9 }, (_, charIndex) => ({ text: `Port ${charIndex}`, charIndex }));
    expect(rowsOfHit(hitOf({ title: 'T', toc: many }), 'port', '/p').rows).toHaveLength(4);
  });

  it('returns a row for a hit without a match', () => {
    const { rows } = rowsOfHit(hitOf({ routePath: '/p' }), 'port', '/p');
    expect(rows).toMatchObject([{ type: 'title', title: '/p', ranges: [], statement: '' }]);
  });
});

describe('URLs of hits', () => {
  it.each([
    ['/config/port', '/config/port'],
    ['config/a b', '/config/a%20b'],
    [' /\tconfig/端口\n', '/config/%E7%AB%AF%E5%8F%A3'],
    ['/\\evil.test', '/evil.test'],
    ['//evil.test/x', '/evil.test/x'],
    ['.//evil.test', '/evil.test'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['/a?b#c', '/a'],
    ['', '/'],
  ])('normalizes %j to the path %s', (routePath, path) => {
    expect(remotePath(routePath)).toBe(path);
  });

  it.each([
    ['https://blog.test/base/', 'https://blog.test/base/p'],
    ['javascript:alert(1)//', 'https://docs.test/p'],
    ['', 'https://docs.test/p'],
  ])('resolves a hit of the domain "%s" to %s', (domain, href) => {
    expect(foreignHref(domain, '/p', 'https://docs.test')).toBe(href);
  });
});
