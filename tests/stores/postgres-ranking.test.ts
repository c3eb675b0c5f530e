import { openPostgresStore, postgresTables as tables, type Store } from '@docs/search-server';
import type { SearchDocument } from '@docs/search-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres, type PostgresServer } from './engines/postgres-server.ts';
import { query } from './store-suite.ts';
import { prepared } from './prepared.ts';
import { threads } from './threads.ts';

const small = { index: 'small', lang: 'en' };

const filler = 'The quick brown fox jumps over a lazy dog. ';

type Fields = Partial<Pick<SearchDocument, 'title' | 'content' | 'keywords'>> & {
  readonly headings?: readonly string[];
};
const page = (
  routePath: string,
  { title = 'Fox', content = '', keywords, headings = [] }: Fields,
): SearchDocument => ({
  routePath,
  title,
  content: `${content} ${filler}`,
  toc: headings.map((text, at) => ({ text, id: `${at}`, depth: 2, charIndex: content.length })),
  domain: '',
  ...(keywords && { keywords }),
});
const many = (count: number, pageOf: (at: number) => SearchDocument) =>
  Array.from({ length: count }, (_, at) => pageOf(at));

describe.skipIf(!hasPostgres)('PostgreSQL, ranking', () => {
  let server: PostgresServer;
  let store: Store;
  beforeAll(async () => {
    server = await startPostgres();
    store = await prepared(
      openPostgresStore({ ...threads, url: server.url, timeoutMs: 8000, warn: () => {} }),
    );
  });
  afterAll(async () => {
    await store.close();
    server.remove();
  });
  const found = async (keyword: string, pages: readonly SearchDocument[], limit = 7) => {
    await store.index(small, pages);
    const [group] = await store.search(query(keyword, { limit }), AbortSignal.timeout(20_000));
    return group?.hits.map(({ routePath }) => routePath);
  };

  it('writes only the terms that a list changes', async () => {
    const pages = many(20, (at) => page(`/${at}`, { title: `Lantern ${at}`, content: `pond${at} reed` }));
    await store.index(small, pages);
    const client = await server.connect();
    const rows = async () => {
      const read = await client.query<{ row: string }>(
        `select ctid || ' ' || term || ' ' || pages as row from ${tables.term} where index_id =
           (select id from ${tables.index} where name = 'small' and lang = 'en')`,
      );
      return read.rows.map(({ row }) => row);
    };
    const before = new Set(await rows());
    await store.index(small, [...pages.slice(1), page('/0', { title: 'Lantern 0', content: 'heron reed' })]);
    const after = await rows();
    await client.end();
    expect(after.filter((row) => !before.has(row)).map((row) => row.split(' ')[1])).toEqual(['heron']);
    expect(after.some((row) => row.includes(' pond0 '))).toBe(false);
    expect(after).toHaveLength(before.size);
  });

  // The better page has the later path, so it would come last if scores were equal.
  it.each<[string, string, Fields, Fields]>([
    ['the title above the content', 'lantern', { title: 'Lantern' }, { content: 'lantern' }],
    ['the title above a heading', 'lantern', { title: 'Lantern' }, { headings: ['Lantern'] }],
    ['a heading above the content', 'lantern', { headings: ['Lantern'] }, { content: 'lantern' }],
    [
      'a heading above a page of a few words',
      'lantern',
      { headings: ['Lantern pond'], content: filler.repeat(5) },
      { content: 'lantern lantern lantern' },
    ],
    ['a keyword above the content', 'lantern', { keywords: ['lantern'] }, { content: 'lantern' }],
    ['a title of the query alone', 'lantern', { title: 'Lantern' }, { title: 'Lantern and fox and pond' }],
    [
      'a heading of the query alone',
      'red lantern',
      { headings: ['Red lantern'] },
      { headings: ['Red fox', 'Lantern pond'] },
    ],
    [
      'more occurrences',
      'lantern',
      { content: `lantern lantern ${filler.repeat(20)}` },
      { content: `lantern fox ${filler.repeat(20)}` },
    ],
    ['a shorter page', 'lantern', { content: 'lantern' }, { content: `lantern ${filler.repeat(50)}` }],
    [
      'more of the words',
      'lantern pond',
      { content: 'lantern pond' },
      { content: 'lantern lantern lantern' },
    ],
    ['the rarer word', 'fox lantern', { title: 'x', content: 'lantern' }, { title: 'x', content: 'fox' }],
    [
      'words one after the other',
      'how to light a lantern',
      { content: 'how to light a lantern' },
      { content: 'lantern a light to how' },
    ],
    ['the word itself above a longer one', 'lantern', { content: 'lantern' }, { content: 'lanternfish' }],
    ['a longer word that lacks less', 'lant', { content: 'lanterx' }, { content: 'lanternfishes' }],
    [
      'a correction of one edit above one of two',
      'lanternfih',
      { content: 'lanternfish' },
      { content: 'lanternfxxh' },
    ],
  ])('prefers %s', async (_name, keyword, better, worse) => {
    const rest = many(10, (at) => page(`/rest${at}`, { title: 'Other', content: 'fox' }));
    expect((await found(keyword, [page('/a', worse), page('/b', better), ...rest]))?.slice(0, 2)).toEqual([
      '/b',
      '/a',
    ]);
  });

  it('in a long text, prefers a page with both rare words to one with all others, more often', async () => {
    const usual = 'stone river cloud meadow tree hill path bird leaf rain';
    const rest = many(12, (at) => page(`/rest${at}`, { title: 'Other', content: usual }));
    const often = page('/a', { content: `${usual} ${usual} lantern lantern lantern` });
    const both = page('/b', { content: 'lantern gondola' });
    const best = (await found(`${usual} lantern gondola`, [often, both, ...rest]))?.[0];
    expect(best).toBe('/b');
  });

  // Prefixes of up to three letters are looked up in a list.
  it.each(['w', 'wo', 'wor', 'word', 'wordz'])(
    'completes %j by the word that most pages hold',
    async (keyword) => {
      const letter = (at: number) => String.fromCodePoint(0x61 + at);
      const others = many(60, (at) =>
        page(`/b${at}`, { content: `wordz${letter(Math.floor(at / 8))}${letter(at % 8)}q` }),
      );
      const often = many(3, (at) => page(`/a${at}`, { content: 'wordzzzq' }));
      expect((await found(keyword, [...others, ...often]))?.slice(0, 3)).toEqual(['/a0', '/a1', '/a2']);
    },
  );

  it('answers with as many pages as were asked for', async () => {
    const pages = many(150, (at) => page(`/${at}`, { content: 'lantern' }));
    for (const limit of [1, 7, 20]) expect(await found('lantern', pages, limit)).toHaveLength(limit);
  });

  it.each<[string, string, Fields, Fields]>([
    ['the title', 'lantern', { title: 'Lantern and pond' }, { headings: ['Lantern'] }],
    ['a heading', 'lantern', { headings: ['Lantern'] }, { content: 'lantern' }],
    ['the shortest title', 'lantern', { title: 'Lantern' }, { title: 'Lantern and fox' }],
    ['all words', 'lantern pond', { content: 'lantern pond' }, { content: 'lantern' }],
  ])(
    'ranks the page that has the query in %s, however many have less',
    async (_name, keyword, best, others) => {
      // More pages than are ranked.
      const pages = many(300, (at) => page(`/${at}`, others));
      expect((await found(keyword, [...pages, page('/last', best)]))?.[0]).toBe('/last');
    },
  );

  it.each<[string, string, Fields]>([
    ['the title', 'lantern', { title: 'Lantern' }],
    ['a heading', 'lantern', { title: 'x', headings: ['Lantern'] }],
    ['all words', 'lantern pond', { title: 'x', content: 'lantern pond' }],
    ['a rare word', 'lantern willow', { title: 'x', content: 'willow' }],
  ])('visits the page that has %s, if more have a word than it visits', async (_name, keyword, best) => {
    const pages = many(4500, (at) => page(`/${at}`, { content: at % 2 === 0 ? 'lantern' : 'pond' }));
    expect((await found(keyword, [...pages, page('/last', best)]))?.[0]).toBe('/last');
  });

  it('finds two words that a page writes as one', async () => {
    const pages = [
      page('/one', { content: 'A websocket stays open.' }),
      page('/other', { content: 'A pond.' }),
    ];
    expect(await found('web sockets', pages)).toEqual(['/one']);
  });

  it('indexes a page of more distinct words than a tsvector holds', async () => {
    const words = Array.from({ length: 200_000 }, (_, at) => `word${at}`);
    expect(await found('word17', [page('/a', { title: 'Lantern', content: words.join(' ') })])).toEqual([
      '/a',
    ]);
  });

  it('finds nothing for a long word, and does not fail', async () => {
    const word = '\u{20000}'.repeat(60);
    expect(await found(`${word} a b c d ${word}${word}`, [page('/a', { content: 'a b c d' })])).toEqual([
      '/a',
    ]);
  });
});
