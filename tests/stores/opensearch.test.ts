import { openOpenSearchStore, type Store } from '@docs/search-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenSearch, startOpenSearch, type OpenSearchCluster } from './engines/opensearch-server.ts';
import { describeStore, page, pathsOf, query } from './store-suite.ts';
import { prepared } from './prepared.ts';
import { threads } from './threads.ts';

const small = { index: 'small', lang: 'en' };

describe.skipIf(!hasOpenSearch())('OpenSearch', () => {
  let cluster: OpenSearchCluster;
  beforeAll(async () => {
    cluster = await startOpenSearch(1);
  });
  afterAll(() => cluster.remove());
  const open = (timeoutMs = 20_000) =>
    prepared(
      openOpenSearchStore({
        ...threads,
        urls: cluster.urls,
        shards: 1,
        replicas: 0,
        timeoutMs,
      }),
    );

  describeStore(open);

  describe('the index', () => {
    let store: Store;
    const request = async (path: string, init?: RequestInit) =>
      (await fetch(`${cluster.urls[0]}${path}`, init)).json() as Promise<Record<string, unknown>>;
    const indexesOf = async (alias: string) => Object.keys(await request(`/_alias/${alias}`));
    beforeAll(async () => {
      store = await open();
      await store.index(small, [page('/a', 'lantern')]);
    });
    afterAll(() => store.close());

    it('stays as it is if nothing has changed, and is built anew after a change of the analysis', async () => {
      await store.index(small, [page('/a', 'lantern'), page('/b', 'pond')]);
      const [first] = await indexesOf('docs-search-server-small.en');
      await store.index(small, [page('/a', 'lantern'), page('/b', 'pond')]);
      expect(await indexesOf('docs-search-server-small.en')).toEqual([first]);
      await request(`/${first}/_mapping`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ _meta: { version: 'older' } }),
      });
      await store.index(small, [page('/a', 'lantern'), page('/b', 'pond')]);
      const second = await indexesOf('docs-search-server-small.en');
      expect(second).toHaveLength(1);
      expect(second).not.toEqual([first]);
      expect(await pathsOf(store, query('lantern'))).toEqual([['small', '/a']]);
    });

    it('is built anew from its documents when a server with another analysis starts', async () => {
      const alias = 'docs-search-server-small.en';
      await store.index(small, [page('/a', 'lantern'), page('/b', 'pond')]);
      const [first] = await indexesOf(alias);
      await request(`/${first}/_mapping`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ _meta: { version: 'older' } }),
      });
      await (await open()).close();
      expect(await indexesOf(alias)).not.toEqual([first]);
      expect(await pathsOf(store, query('lantern'))).toEqual([['small', '/a']]);
      expect(await store.index(small, [page('/a', 'lantern'), page('/b', 'pond')])).toMatchObject({
        unchanged: 2,
      });
    });

    it('is one index after two servers built it at once', async () => {
      const stores = await Promise.all([open(), open()]);
      const key = { index: 'twice', lang: 'en' };
      await Promise.all(stores.map((each) => each.index(key, [page('/a', 'lantern')])));
      expect(await indexesOf('docs-search-server-twice.en')).toHaveLength(1);
      expect(await pathsOf(store, query('lantern', { indexes: ['twice'] }))).toEqual([['twice', '/a']]);
      await Promise.all(stores.map((each) => each.close()));
    });

    it('has the list of the server that ends last, if two change different pages at once', async () => {
      const stores = await Promise.all([open(), open()]);
      const key = { index: 'changed', lang: 'en' };
      const list = (words: readonly string[]) => words.map((word, at) => page(`/${at}`, word));
      await stores[0]?.index(key, list(['lantern', 'lantern']));
      for (let round = 0; round < 10; round += 1) {
        const lists = [list(['lantern', `fox${round}`]), list([`fox${round}`, 'lantern'])];
        const ended: number[] = [];
        await Promise.all(
          stores.map((each, at) => each.index(key, lists[at] ?? []).then(() => ended.push(at))),
        );
        const last = lists[ended.at(-1) ?? 0] ?? [];
        const found = await pathsOf(store, query(`fox${round}`, { indexes: ['changed'] }));
        expect(found).toEqual([
          [
            'changed',
            ...last.filter(({ content }) => content !== 'lantern').map(({ routePath }) => routePath),
          ],
        ]);
      }
      await Promise.all(stores.map((each) => each.close()));
    });

    it('has the replicas of the option after a change', async () => {
      const key = { index: 'replicas', lang: 'en' };
      for (const word of ['lantern', 'fox']) await store.index(key, [page('/a', word)]);
      expect(await request('/_cluster/health/docs-search-server-replicas.en')).toMatchObject({
        status: 'green',
        active_shards: 1,
      });
    });

    it('stays for searches under way when a list replaces it, and is deleted two lists later', async () => {
      const key = { index: 'left', lang: 'en' };
      const names: (string | undefined)[] = [];
      for (const word of ['lantern', 'fox', 'pond', 'willow']) {
        await store.index(key, [page('/a', word)]);
        names.push(...(await indexesOf('docs-search-server-left.en')));
      }
      const built = Object.keys(await request('/docs-search-server-*'));
      const left = built.filter((name) => name.includes('-left.en-'));
      expect(new Set(left)).toEqual(new Set(names.slice(1)));
    });

    it('is healthy while another one that is being built has shards on no node', async () => {
      const path = '/docs-search-server-half.en-built?wait_for_active_shards=0';
      await request(path, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ settings: { 'index.routing.allocation.require._name': 'none' } }),
      });
      await expect(store.health()).resolves.toBeUndefined();
      await request('/docs-search-server-half.en-built', { method: 'DELETE' });
    });

    it('has our fields although an older server has put its template for all names', async () => {
      await request('/_index_template/docs-search-server-pages', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ index_patterns: ['docs-search-server-*'], priority: 1000, template: {} }),
      });
      const next = await open();
      await next.index({ index: 'next', lang: 'en' }, [page('/a', 'lantern')]);
      expect(await pathsOf(next, query('lantren', { indexes: ['next'] }))).toEqual([['next', '/a']]);
      await next.close();
      await request('/_index_template/docs-search-server-pages', { method: 'DELETE' });
    });

    it('answers a page of two million characters', async () => {
      const long = { index: 'long', lang: 'en' };
      const content = Array.from({ length: 250_000 }, (_, at) => `w${at % 100_000}`).join(' ');
      await store.index(long, [page('/long', `${content} lantern`)]);
      for (const keyword of ['lantern', 'lant', 'w77', 'w77 w78'])
        expect(await pathsOf(store, { ...query(keyword), indexes: ['long'] })).toEqual([['long', '/long']]);
    });

    it('leaves indexes of others as they are', async () => {
      await request('/search-logs/_doc/1', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ line: 'a' }),
      });
      expect(await request('/search-logs/_mapping')).toMatchObject({
        'search-logs': { mappings: { properties: { line: { type: 'text' } } } },
      });
      expect(await request('/search-logs/_settings')).not.toHaveProperty(
        'search-logs.settings.index.analysis',
      );
    });

    it('keeps its pages if writing is refused', async () => {
      const [name] = await indexesOf('docs-search-server-small.en');
      const block = (isBlocked: boolean) =>
        request(`/${name}/_settings`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          // The setting that OpenSearch applies when a disk is full.
          body: JSON.stringify({ 'index.blocks.read_only_allow_delete': isBlocked ? true : null }),
        });
      await block(true);
      await expect(store.index(small, [page('/c', 'fox')])).rejects.toThrow('disk usage exceeded');
      expect(await pathsOf(store, query('lantern'))).toEqual([['small', '/a']]);
      await block(false);
      expect(await store.index(small, [page('/c', 'fox')])).toMatchObject({ added: 1 });
    });

    it('keeps all its pages if one of a list is refused', async () => {
      const key = { index: 'refused', lang: 'en' };
      const list = [page('/a', 'lantern'), page('/b', 'lantern')];
      await store.index(key, list);
      const built = async () =>
        Object.keys(await request('/docs-search-server-*')).filter((name) => name.includes('-refused.en-'));
      const before = await built();
      // Lucene rejects a keyword of more than 32,766 bytes.
      const refused = page(`/${'long'.repeat(10_000)}`, 'fox');
      await expect(store.index(key, [page('/a', 'fox'), refused])).rejects.toThrow('refused 1 pages');
      for (const [word, paths] of [
        ['lantern', ['/a', '/b']],
        ['fox', []],
      ] as const)
        expect(await pathsOf(store, query(word, { indexes: ['refused'] }))).toEqual([['refused', ...paths]]);
      expect(await built()).toEqual(before);
      expect(await store.index(key, [page('/a', 'fox'), page('/b', 'lantern')])).toMatchObject({
        changed: 1,
      });
    });
  });

  it('answers again after the node was killed in mid-query and restarted', async () => {
    const store = await open();
    await store.index(small, [page('/a', 'lantern')]);
    const underWay = Promise.allSettled(Array.from({ length: 20 }, () => pathsOf(store, query('lantern'))));
    await cluster.kill(0);
    await underWay;
    await expect(store.health()).rejects.toThrow();
    await cluster.start(0);
    await expect
      .poll(() => pathsOf(store, query('lantern')).catch(() => null), { timeout: 60_000 })
      .toEqual([['small', '/a']]);
    await store.close();
  }, 400_000);
});
