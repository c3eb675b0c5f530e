import { expect, it } from 'vitest';
import { buildIndex, openIndex } from '../src/index.ts';
import { smallIndexBytes } from './forged-bytes.ts';
import { beginningsWithout } from './typed-beginnings.ts';

/** Regression tests: each of these has failed once. */

it('a word of the same letters in another order is not a typo', () => {
  const index = buildIndex([{ routePath: '/', title: '', content: 'mirt', toc: [], domain: '' }]);
  expect(index.rank('trim')).toEqual([]);
});

it('a Latin word is not a mistyped ideograph', () => {
  const index = buildIndex([{ routePath: '/', title: '', content: '工具', toc: [], domain: '' }]);
  expect(index.rank('kwem')).toEqual([]);
});

it.each(['settings', 'mapping', 'running', 'logging', 'tries'])(
  'a word whose stem has three letters finds its page at every letter of %s',
  (word) => {
    const index = buildIndex([{ routePath: '/', title: '', content: word, toc: [], domain: '' }]);
    expect(beginningsWithout(index, word)).toEqual([]);
  },
);

function rowsOf(content: string, query: string) {
  const page = { routePath: '/', title: 'Garden', content, toc: [], domain: '' };
  return buildIndex([page])
    .search(query)
    .pages.flatMap(({ rows }) => rows);
}

it('a line that has the letters of a word inside another word is not shown for the line that has the word', () => {
  const rows = rowsOf('The highlight is fine.\nA light is on.', 'light');
  expect(rows.map(({ statement }) => statement)).toEqual(['A light is on.']);
});

it('a form without the final e of its stem is highlighted', () => {
  const [row] = rowsOf('On naming.', 'name wick');
  expect(row?.statementRanges).toEqual([{ start: 3, end: 9 }]);
});

it('a line with a combining mark is not shown for the line that has the word', () => {
  const rows = rowsOf('한국\u0301 x.\nThe Ｐｏｎｄ.', 'pond');
  expect(rows.map(({ statement }) => statement)).toEqual(['The Ｐｏｎｄ.']);
});

it('bytes are refused with the highest bit of any two 32-bit words flipped', () => {
  const bytes = smallIndexBytes();
  const [first, second] = [bytes.length - 1, bytes.length - 41].map((at) => at - (at % 4) - 1);
  for (const at of [first ?? 0, second ?? 0]) bytes[at] = (bytes[at] ?? 0) ^ 0x80;
  expect(openIndex(bytes).ok).toBe(false);
});

it('a correction is shown only if its word is marked', () => {
  const far = 'filler word '.repeat(30);
  const rows = rowsOf(`kettle and kettle near reproxying kettle ${far}proxy end`, 'kettle prxoy');
  for (const { corrections, statement, statementRanges } of rows) {
    const marked = statementRanges.map(({ start, end }) => statement.slice(start, end));
    expect(marked).toEqual(expect.arrayContaining(corrections.map(({ found }) => found)));
  }
});

it.each([
  ['wonderfulness', ' '],
  ['𠮷野', 'a'],
])('a text of over 2^20 code units without a line break is not cut inside %s', (word, filler) => {
  const before = filler === ' ' ? 'x '.repeat(2 ** 19 - 3) : filler.repeat(2 ** 20 - 1);
  const index = buildIndex([{ routePath: '/', title: '', content: before + word, toc: [], domain: '' }]);
  expect(index.rank(word)).toHaveLength(1);
});

it('a word of many invisible characters is marked as a whole', () => {
  const title = `a${'\u00ad'.repeat(300)}bcdef`;
  const index = buildIndex([{ routePath: '/', title, content: '', toc: [], domain: '' }]);
  expect(index.search('abc').pages[0]?.rows[0]?.ranges).toEqual([{ start: 0, end: title.length }]);
});

it.each([
  ['2023', 'since 2022'],
  ['8080', 'port 8081'],
  ['es2019', 'es2018'],
  ['sha255', 'sha256'],
  ['7598', 'issue 759'],
  ['port 12345', '1234'],
])('a number is not corrected to another one: %s', (query, content) => {
  const index = buildIndex([{ routePath: '/', title: '', content, toc: [], domain: '' }]);
  expect(index.rank(query)).toEqual([]);
});

it('a word with a number is still corrected to the word without one', () => {
  const index = buildIndex([{ routePath: '/', title: '', content: 'webpack', toc: [], domain: '' }]);
  expect(index.rank('webpack5')).toHaveLength(1);
});

it.each([
  ['12', '1/2'],
  ['2024-1-12', '2024-11-2'],
  ['1:23', '12:3'],
])('digits are not joined across separators: %s is not %s', (query, title) => {
  const page = { routePath: '/', content: '', toc: [], domain: '' };
  const index = buildIndex([
    { ...page, title },
    { ...page, routePath: '/asked', title: query },
  ]);
  expect(index.rank(query)[0]?.routePath).toBe('/asked');
});

it('a title row does not show a first line that repeats the title', () => {
  const [row] = rowsOf('Garden\nA quiet place.', 'garden');
  expect(row?.statement).toBe('A quiet place.');
});

it('a prose line with a tab inside is not code', () => {
  const [row] = rowsOf('A quiet\tplace to sit.\nMore.', 'garden');
  expect(row).toMatchObject({ statement: 'A quiet\tplace to sit.', isCode: false });
});

function sectionedRows(sections: readonly (readonly [heading: string, text: string])[], query: string) {
  let content = '';
  const toc = sections.map(([text, lines], at) => {
    const charIndex = content.length;
    content += `${text}\n${lines}\n`;
    return { text, id: `s${at}`, depth: 2, charIndex };
  });
  return (
    buildIndex([{ routePath: '/', title: 'Garden', content, toc, domain: '' }]).search(query).pages[0]
      ?.rows ?? []
  );
}

it('a section whose best line is already shown shows its next one', () => {
  const rows = sectionedRows(
    [
      ['A', '\tpond: {\n\tpond: { deep'],
      ['B', '\tpond: {\n\tpond: wide'],
    ],
    'pond',
  );
  expect(rows.map(({ link, statement }) => [link, statement])).toEqual([
    ['/#s0', 'pond: {'],
    ['/#s1', 'pond: wide'],
  ]);
});

it('a line that repeats a heading that is shown is not shown', () => {
  const rows = sectionedRows(
    [
      ['Ponds', 'Still water.'],
      ['Kites', 'Ponds\nMore ponds.'],
    ],
    'ponds',
  );
  expect(rows.map(({ statement }) => statement)).not.toContain('Ponds');
});

it.each([
  ['café', 'Café()', 'Café'],
  ['ＡＰＩ', 'API()', 'API'],
])('the form of a letter does not decide which heading is the query: %s', (query, call, name) => {
  const page = { content: '', toc: [], domain: '' };
  const index = buildIndex([
    { ...page, routePath: '/call', title: call },
    { ...page, routePath: '/name', title: name },
  ]);
  for (const form of [query, query.normalize('NFD')])
    expect(index.rank(form).map(({ routePath }) => routePath)[0]).toBe('/name');
});

it('of an endless line, the part after the first mark is read', () => {
  const [row] = rowsOf(`a wick ${'of brass '.repeat(10_000)}wick oil`, 'wick oil');
  expect(row?.statement).toMatch(/^a wick of brass/);
});

it('of lines with the same coverage, the one with the word as typed is shown', () => {
  const rows = rowsOf('Ponder it.\nA pond is here.', 'pond');
  expect(rows.map(({ statement }) => statement)).toEqual(['A pond is here.']);
});

it('a part of a version is not a prefix of a longer number', () => {
  const rows = rowsOf('Release 18.3.1 fixes 14113.', '18.3.1');
  expect(rows[0]?.statementRanges).toEqual([{ start: 8, end: 14 }]);
});
