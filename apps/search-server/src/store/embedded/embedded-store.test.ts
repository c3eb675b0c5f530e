import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleDocumentsEn, sampleDocumentsZh } from '@docs/search-core/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SearchQuery } from '../../contract/search-query.ts';
import { page } from '../../server/server.setup.ts';
import type { Store } from '../store.ts';
import { openEmbeddedStore } from './embedded-store.ts';

const workerFile = fileURLToPath(new URL('../../../dist/search-worker.js', import.meta.url));
const en = { index: 'docs', lang: 'en' };
const query = (keyword: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  keyword,
  limit: 7,
  indexes: ['docs'],
  lang: 'en',
  ...more,
});
const signal = () => AbortSignal.timeout(10_000);

let folder: string;
let store: Store;
const warn = () => {};
const open = () => openEmbeddedStore({ folder, threads: 2, timeoutMs: 8000, workerFile, warn });
const pathsOf = async (keyword: string, more?: Partial<SearchQuery>) =>
  (await store.search(query(keyword, more), signal())).map(({ index, hits }) => [
    index,
    ...hits.map(({ routePath }) => routePath),
  ]);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
  store = await open();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('answers pages of the named indexes in the language', async () => {
  await store.index(en, sampleDocumentsEn);
  await store.index({ index: 'docs', lang: 'zh' }, sampleDocumentsZh);
  await store.index({ index: 'blog', lang: 'en' }, [page('/post', 'A lantern for winter.')]);
  const both = await pathsOf('lantern', { indexes: ['blog', 'docs', 'absent'] });
  expect(both.map(([index]) => index)).toEqual(['blog', 'docs']);
  expect(both[0]).toEqual(['blog', '/post']);
  expect((await pathsOf('lantern', { indexes: [] })).map(([index]) => index)).toEqual(['blog', 'docs']);
  expect((await pathsOf('灯笼', { lang: 'zh' }))[0]?.length).toBeGreaterThan(1);
});

it('gives the words to mark, and the corrections of typos', async () => {
  await store.index(en, [page('/a', 'A lantern for winter.')]);
  const [group] = await store.search(query('lantren'), signal());
  expect(group?.hits[0]).toMatchObject({ _matchesPosition: { content: [{ start: 2, length: 7 }] } });
  expect(group?.hits[0]?.corrections).toEqual([{ typed: 'lantren', found: 'lantern' }]);
});

it('writes one list after the other, so that all files of the last are there at the next start', async () => {
  const lists = Array.from({ length: 6 }, (_, at) =>
    Array.from({ length: 40 + at }, (_each, number) => page(`/${number}`, `lantern ${at}`)),
  );
  await Promise.all(lists.map((list) => store.index(en, list)));
  expect((await pathsOf('lantern'))[0]?.length).toBe(8);
  await store.close();
  store = await open();
  expect(await store.index(en, lists[5] ?? [])).toMatchObject({ unchanged: 45 });
});

it('reports what changed, and removes pages', async () => {
  expect(await store.index(en, [page('/a', 'one'), page('/b', 'two')])).toMatchObject({ added: 2 });
  expect(await store.index(en, [page('/a', 'one'), page('/b', 'three'), page('/c', 'four')])).toEqual({
    added: 1,
    changed: 1,
    removed: 0,
    unchanged: 1,
  });
  expect(await store.index(en, [page('/a', 'one')])).toMatchObject({ removed: 2, unchanged: 1 });
  expect(await pathsOf('three')).toEqual([['docs']]);
  expect(await pathsOf('one')).toEqual([['docs', '/a']]);
});

it('answers every search while indexes are exchanged', async () => {
  await store.index(en, [page('/0', 'lantern')]);
  const indexing = new AbortController();
  const searching = (async () => {
    const found: (readonly (readonly string[])[])[] = [];
    while (!indexing.signal.aborted) found.push(await pathsOf('lantern'));
    return found;
  })();
  for (let version = 1; version <= 8; version += 1) await store.index(en, [page(`/${version}`, 'lantern')]);
  indexing.abort();
  const answers = await searching;
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(answer).toEqual([['docs', expect.stringMatching(/^\/\d$/)]]);
  expect(await pathsOf('lantern')).toEqual([['docs', '/8']]);
  // The previous version stays for pending searches.
  expect(readdirSync(join(folder, 'docs/en')).filter((name) => name.endsWith('.bin'))).toHaveLength(2);
});

it('orders pages of equal scores by their paths, in whatever order they are listed', async () => {
  const same = ['/p3', '/p1', '/p4', '/p2'].map((path) => ({ ...page(path, 'lantern'), title: 'Same' }));
  await store.index(en, same);
  expect(await pathsOf('lantern')).toEqual([['docs', '/p1', '/p2', '/p3', '/p4']]);
});

it('answers one of the lists that servers with the same folder index at once', async () => {
  const other = await open();
  for (let round = 0; round < 8; round += 1) {
    await Promise.all(
      [store, other].map((each, at) =>
        each.index(en, [page(`/${at}`, `lantern ${round}`), page('/both', 'pond')]),
      ),
    );
    const found = await pathsOf(`lantern ${round}`);
    expect([[['docs', '/0']], [['docs', '/1']]]).toContainEqual(found);
    expect(await other.index(en, [page('/0', `lantern ${round}`)])).toMatchObject({
      removed: expect.any(Number),
    });
  }
  await other.close();
  const slot = join(folder, 'docs/en');
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const name of readdirSync(slot)) utimesSync(join(slot, name), old, old);
  await store.index(en, [page('/last', 'lantern')]);
  expect(readdirSync(slot).filter((name) => name.endsWith('.bin'))).toHaveLength(2);
});

it('answers after a restart without indexing', async () => {
  await store.index(en, [page('/a', 'lantern')]);
  await store.close();
  store = await open();
  expect(await pathsOf('lantern')).toEqual([['docs', '/a']]);
});

it('keeps the old index if the new one cannot be written', async () => {
  await store.index(en, [page('/a', 'lantern')]);
  renameSync(join(folder, 'docs/en'), join(folder, 'aside'));
  // A file instead of the folder: writing fails, as on a full disk.
  writeFileSync(join(folder, 'docs/en'), '');
  await expect(store.index(en, [page('/b', 'lantern')])).rejects.toThrow();
  rmSync(join(folder, 'docs/en'));
  renameSync(join(folder, 'aside'), join(folder, 'docs/en'));
  expect(await pathsOf('lantern')).toEqual([['docs', '/a']]);
});

it('drops searches that nobody waits for before a thread has them', async () => {
  const [worker, started, go] = ['worker.mjs', 'started', 'go'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(
    worker,
    `import { appendFileSync, existsSync } from 'node:fs';
    const paused = new Int32Array(new SharedArrayBuffer(4));
    export function search({ text }) {
      appendFileSync(${JSON.stringify(started)}, text + '\\n');
      while (!existsSync(${JSON.stringify(go)})) Atomics.wait(paused, 0, 0, 5);
      return [];
    }`,
  );
  const one = await openEmbeddedStore({ folder, threads: 1, timeoutMs: 8000, workerFile: worker, warn });
  const left = new AbortController();
  const dropped = Array.from({ length: 20 }, () => one.search(query('left'), left.signal));
  await expect.poll(() => existsSync(started)).toBe(true);
  left.abort(new Error('left'));
  for (const search of dropped) await expect(search).rejects.toThrow('left');
  const waiting = one.search(query('waiting'), signal());
  writeFileSync(go, '');
  expect(await waiting).toEqual([{ index: 'docs', hits: [] }]);
  await one.close();
  // The running one, and the next.
  expect(readFileSync(started, 'utf8')).toBe('left\nleft\nwaiting\n');
});

it('answers the last version in threads that start late or had no search during two exchanges', async () => {
  await store.index(en, [page('/1', 'lantern')]);
  expect(await pathsOf('lantern')).toEqual([['docs', '/1']]);
  const writer = await open();
  for (const version of [2, 3]) await writer.index(en, [page(`/${version}`, 'lantern')]);
  await writer.close();
  const early = store;
  for (const each of [early, (store = await open())])
    for (let search = 0; search < 4; search += 1) {
      const [group] = await each.search(query('lantern'), signal());
      expect(group?.hits.map(({ routePath }) => routePath)).toEqual(['/3']);
    }
  await early.close();
});

it('gives up searches that nobody waits for, and goes on with the same threads', async () => {
  await store.index(en, [page('/a', 'lantern')]);
  const left = new AbortController();
  const searches = Array.from({ length: 20 }, () => store.search(query('lantern'), left.signal));
  left.abort(new DOMException('late', 'TimeoutError'));
  for (const search of searches) await expect(search).rejects.toThrow('late');
  expect(await pathsOf('lantern')).toEqual([['docs', '/a']]);
});

it.each(['documents', 'json', 'bin'])(
  'the next push repairs a file .%s that is damaged or cut off, also for searches that opened it',
  async (ending) => {
    await store.index(en, sampleDocumentsEn);
    const whole = await pathsOf('lantern');
    const slot = join(folder, 'docs', 'en');
    const currentFile = () => join(slot, `${readFileSync(join(slot, 'current'), 'utf8')}.${ending}`);
    const bytes = readFileSync(currentFile());
    const flipped = bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte));
    for (const damaged of [flipped, bytes.subarray(0, bytes.length >> 1), Buffer.alloc(0)]) {
      writeFileSync(currentFile(), damaged);
      await store.close();
      store = await openEmbeddedStore({ folder, threads: 1, timeoutMs: 8000, workerFile, warn });
      // Fails, or answers with the content of the damaged files.
      await pathsOf('lantern').catch(() => null);
      await store.index(en, sampleDocumentsEn);
      expect(readFileSync(currentFile())).toEqual(bytes);
      expect(await pathsOf('lantern')).toEqual(whole);
    }
  },
);
