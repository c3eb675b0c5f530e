import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from '../../server/server.setup.ts';
import type { Store } from '../store.ts';
import { openEmbeddedStore } from './embedded-store.ts';

const workerFile = fileURLToPath(new URL('../../../dist/search-worker.js', import.meta.url));
const [docs, blog] = ['docs', 'blog'].map((index) => ({ index, lang: 'en' })) as [
  { readonly index: string; readonly lang: string },
  { readonly index: string; readonly lang: string },
];

let folder: string;
let store: Store;
const warn = vi.fn();
beforeEach(async () => {
  warn.mockReset();
  folder = mkdtempSync(join(tmpdir(), 'adopt-'));
  store = await openEmbeddedStore({ folder, threads: 1, timeoutMs: 8000, workerFile, warn });
  await store.index(docs, [page('/a', 'lantern'), page('/b', 'pond')]);
  await store.index(blog, [page('/post', 'lantern')]);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const slot = (index: string) => join(folder, index, 'en');
const current = (index: string) => readFileSync(join(slot(index), 'current'), 'utf8');
const fileOf = (index: string, ending: string) => join(slot(index), `${current(index)}.${ending}`);
const damage = (index: string, ending: string) => writeFileSync(fileOf(index, ending), 'damaged');
const search = async (indexes: readonly string[]) => {
  const asked = { keyword: 'lantern', limit: 7, indexes, lang: 'en' };
  const groups = await store.search(asked, AbortSignal.timeout(10_000));
  return groups.map(({ index, hits }) => [index, ...hits.map(({ routePath }) => routePath)]);
};

it('builds an index of another format again from its documents', async () => {
  const before = current('docs');
  for (const ending of ['documents', 'json'])
    copyFileSync(fileOf('docs', ending), join(slot('docs'), `older.${ending}`));
  writeFileSync(join(slot('docs'), 'older.bin'), 'another format');
  writeFileSync(join(slot('docs'), 'current'), 'older');
  await expect(search(['docs'])).rejects.toThrow('Index its documents again');
  expect(await store.prepare()).toEqual([{ index: 'docs', lang: 'en', problem: null }]);
  expect(current('docs').split('-')[0]).toBe(before.split('-')[0]);
  expect(await search(['docs'])).toEqual([['docs', '/a']]);
});

it('builds an index with a damaged file again', async () => {
  damage('docs', 'bin');
  expect(await store.prepare()).toEqual([{ index: 'docs', lang: 'en', problem: null }]);
  expect(await search(['docs'])).toEqual([['docs', '/a']]);
});

it('leaves sound indexes as they are', async () => {
  const before = [current('docs'), current('blog')];
  expect(await store.prepare()).toEqual([]);
  expect([current('docs'), current('blog')]).toEqual(before);
});

it('leaves an index of a newer format as it is, and a folder that cannot be read', async () => {
  const bytes = readFileSync(fileOf('docs', 'bin'));
  // The number of the format follows the magic bytes.
  bytes.writeUInt32LE(bytes.readUInt32LE(4) + 1, 4);
  writeFileSync(fileOf('docs', 'bin'), bytes);
  writeFileSync(join(folder, 'a-file'), '');
  const before = current('docs');
  expect(await store.prepare()).toEqual([]);
  expect(current('docs')).toBe(before);
});

it('names an index whose documents are damaged', async () => {
  const text = readFileSync(fileOf('docs', 'documents'), 'utf8');
  writeFileSync(fileOf('docs', 'documents'), text.replace('lantern', 'lamppost'.slice(0, 7)));
  expect(await store.prepare()).toEqual([
    { index: 'docs', lang: 'en', problem: 'a document is damaged. Push its documents again.' },
  ]);
});

it('answers from other indexes if one cannot be searched, and says so', async () => {
  damage('blog', 'bin');
  expect(await search([])).toEqual([['docs', '/a']]);
  expect(await search(['docs', 'blog'])).toEqual([['docs', '/a']]);
  expect(warn).toHaveBeenCalledOnce();
  await expect(search(['blog', 'absent'])).rejects.toThrow('Index its documents again');
  await expect(search(['blog'])).rejects.toThrow('Index its documents again');
});
