import { allChecks, createLogger, createServer, type SearchQuery, type Store } from '@docs/search-server';
import type { SearchDocument } from '@docs/search-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgedClasses, reciprocalRank } from './relevance.ts';
import { languages, siteDocuments } from './site-documents.ts';

export const page = (routePath: string, content: string): SearchDocument => ({
  routePath,
  title: `Title of ${routePath.slice(1)}`,
  content,
  toc: [],
  domain: '',
});

export const query = (keyword: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  keyword,
  limit: 7,
  indexes: ['small'],
  lang: 'en',
  ...more,
});

/** Route paths of each group. */
export const pathsOf = async (store: Store, asked: SearchQuery) =>
  (await store.search(asked, AbortSignal.timeout(20_000))).map(({ index, hits }) => [
    index,
    ...hits.map(({ routePath }) => routePath),
  ]);

/** Rounded mean reciprocal ranks of the embedded store by class; a store must reach .9 of each. */
const embeddedRanks = {
  en: { 'names and terms': 1, 'questions, editing half': 0.95, 'questions, judging half': 0.9 },
  zh: { 'names and terms': 1, 'questions, editing half': 0.94, 'questions, judging half': 0.87 },
} as const;
const leastShare = 0.9;

const server: Parameters<typeof createServer>[1] = {
  origin: ['https://docs.test'],
  timeout: 30_000,
  concurrency: 200,
  'log-queries': false,
};

/** Tests for every store: the interface, the checks of the contract, and relevance. */
export function describeStore(open: () => Promise<Store>): void {
  let store: Store;
  let url: string;
  let close: () => Promise<void> = () => Promise.resolve();
  const small = { index: 'small', lang: 'en' };
  beforeAll(async () => {
    store = await open();
    for (const lang of languages) await store.index({ index: 'docs', lang }, siteDocuments(lang));
    const created = await createServer({ store, log: createLogger('silent'), writing: null }, server);
    created.setState('ready');
    url = `${await created.server.listen({ host: '127.0.0.1', port: 0 })}/search`;
    close = async () => {
      await created.server.close();
      await store.close();
    };
  });
  afterAll(() => close());

  describe('the store', () => {
    it('reports what changed, and removes pages', async () => {
      expect(await store.index(small, [page('/a', 'lantern'), page('/b', 'pond')])).toMatchObject({
        added: 2,
      });
      expect(
        await store.index(small, [page('/a', 'lantern'), page('/b', 'willow'), page('/c', 'fox')]),
      ).toEqual({ added: 1, changed: 1, removed: 0, unchanged: 1 });
      expect(await pathsOf(store, query('willow'))).toEqual([['small', '/b']]);
      expect(await store.index(small, [page('/a', 'lantern')])).toMatchObject({ removed: 2, unchanged: 1 });
      expect(await pathsOf(store, query('willow'))).toEqual([['small']]);
      expect(await pathsOf(store, query('lantern'))).toEqual([['small', '/a']]);
    });

    it('answers the named indexes of the language in their order, and all if none is named', async () => {
      await store.index(small, [page('/a', 'lantern')]);
      await store.index({ index: 'blog', lang: 'en' }, [page('/post', 'lantern')]);
      await store.index({ index: 'small', lang: 'zh' }, [page('/zh/a', '挂在门口的灯笼')]);
      expect(await pathsOf(store, query('lantern', { indexes: ['small', 'blog', 'absent'] }))).toEqual([
        ['small', '/a'],
        ['blog', '/post'],
      ]);
      const all = await pathsOf(store, query('lantern', { indexes: [] }));
      expect(all.map(([index]) => String(index)).toSorted()).toEqual(['blog', 'docs', 'small']);
      expect(await pathsOf(store, query('灯笼', { lang: 'zh' }))).toEqual([['small', '/zh/a']]);
    });

    it('gives the words to mark, and the corrections of typos', async () => {
      await store.index(small, [page('/a', 'Lanterns for winter.')]);
      const [group] = await store.search(query('lantren'), AbortSignal.timeout(20_000));
      const places = [{ start: 0, length: 'Lanterns'.length }];
      expect(group?.hits[0]).toMatchObject({ _matchesPosition: { content: places } });
      expect(group?.hits[0]?.corrections.map(({ typed }) => typed)).toEqual(['lantren']);
    });

    it('orders pages of equal scores by their paths', async () => {
      const paths = ['/p1', '/p2', '/p3', '/p4', '/p5', '/p6'];
      await store.index(
        small,
        paths.toReversed().map((path) => ({ ...page(path, 'lantern'), title: 'Same' })),
      );
      expect(await pathsOf(store, query('lantern', { limit: 4 }))).toEqual([['small', ...paths.slice(0, 4)]]);
    });

    it('keeps what any text has', async () => {
      const hostile = ["it's", '\\', '"', '$1', "'; drop table search_page; --", '{}', '端口', '😀', '%'];
      await store.index(
        small,
        hostile.map((text, at) => page(`/${at}`, `lantern ${text}`)),
      );
      const [group] = await store.search(query('lantern', { limit: 20 }), AbortSignal.timeout(20_000));
      expect(group?.hits.map(({ content }) => content.slice(8)).toSorted()).toEqual(hostile.toSorted());
    });

    it('is healthy', async () => {
      await expect(store.health()).resolves.toBeUndefined();
    });
  });

  describe('the server', () => {
    it.each(allChecks.map((check) => [check.name, check] as const))('%s', async (_name, { run }) => {
      const seeds = { en: ['config', 'plugin', 'server'], zh: ['配置', '插件', '构建'] };
      const target = {
        url,
        indexes: ['docs'],
        seeds,
        documents: { en: siteDocuments('en'), zh: siteDocuments('zh') },
        origin: 'https://docs.test',
        claimsTypos: true,
        timeoutMs: 30_000,
      };
      expect(await run(target)).toEqual({ kind: 'passed' });
    });
  });

  describe.each(languages)('relevance in %s', (lang) => {
    it.each([...judgedClasses(lang)])('%s: .9 of that of the embedded store', async (name, judged) => {
      const rank = await reciprocalRank(store, { index: 'docs', lang }, judged);
      console.log(`${store.name}, ${lang}, ${name}: ${rank.toFixed(3)}`);
      expect(rank).toBeGreaterThanOrEqual(
        leastShare * embeddedRanks[lang][name as keyof (typeof embeddedRanks)['en']],
      );
    });
  });
}
