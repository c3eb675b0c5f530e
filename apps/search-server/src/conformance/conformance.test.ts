import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../server/create-server.ts';
import { createLogger } from '../server/logger.ts';
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts';
import type { Store } from '../store/store.ts';
import { allChecks } from './all-checks.ts';
import { relevanceChecks } from './checks/relevance.ts';
import { brokenServers, seeds } from './broken-servers.setup.ts';
import { siteDocuments } from './site-documents.setup.ts';
import type { Target } from './target.ts';

const workerFile = fileURLToPath(new URL('../../dist/search-worker.js', import.meta.url));

let folder: string;
let store: Store;
let server: FastifyInstance;
let target: Target;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  store = await openEmbeddedStore({ folder, threads: 2, timeoutMs: 8000, workerFile, warn: () => {} });
  for (const lang of ['en', 'zh']) await store.index({ index: 'docs', lang }, siteDocuments(lang));
  const settings = {
    origin: ['https://docs.test'],
    timeout: 5000,
    concurrency: 200,
    'log-queries': false,
  };
  const created = await createServer({ store, log: createLogger('silent'), writing: null }, settings);
  server = created.server;
  created.setState('ready');
  target = {
    url: `${await server.listen({ host: '127.0.0.1', port: 0 })}/search`,
    indexes: ['docs'],
    seeds,
    documents: { en: siteDocuments('en'), zh: siteDocuments('zh') },
    origin: 'https://docs.test',
    claimsTypos: true,
    timeoutMs: 8000,
  };
});
afterAll(async () => {
  await server.close();
  await store.close();
  await rm(folder, { recursive: true });
});

describe('the embedded store', () => {
  it.each(allChecks.map((check) => [check.name, check] as const))('%s', async (_name, { run }) => {
    expect(await run(target)).toEqual({ kind: 'passed' });
  });
});

it('asks each of several indexes for its own pages', async () => {
  const copies = (lang: string) =>
    siteDocuments(lang).map((document) => ({ ...document, routePath: `/copy${document.routePath}` }));
  for (const lang of ['en', 'zh']) await store.index({ index: 'copy', lang }, copies(lang));
  const both = { ...target, indexes: ['copy', 'docs'], documents: {} };
  for (const { run } of relevanceChecks) expect(await run(both)).toEqual({ kind: 'passed' });
});

it('does not ask for text that many pages share', async () => {
  const shared = siteDocuments('zh').map((document) => ({
    ...document,
    toc: [],
    content: `配置插件构建都由同一个组件负责保护。\n${document.content}`,
  }));
  await store.index({ index: 'shared', lang: 'zh' }, shared);
  const check = relevanceChecks.find(({ name }) => name === 'finds Han text in mid-sentence');
  for (const documents of [{}, { zh: shared }])
    expect(await check?.run({ ...target, indexes: ['shared'], seeds: { zh: seeds.zh }, documents })).toEqual({
      kind: 'passed',
    });
});

it('lets a server mark the parts of an identifier', async () => {
  const check = allChecks.find(({ name }) => name === 'marks the words of the query');
  expect(await check?.run({ ...target, seeds: { en: ['writeToDisk'] } })).toEqual({ kind: 'passed' });
});

describe('a check fails if the server', () => {
  it.each(brokenServers)('$breaks', async ({ failed, change, timeoutMs }) => {
    const broken = await change(target);
    const check = allChecks.find(({ name }) => name === failed);
    try {
      const checked = { ...target, url: broken.url, timeoutMs: timeoutMs ?? target.timeoutMs };
      await expect(check?.run(checked)).rejects.toThrow();
    } finally {
      await broken.close();
    }
  });

  it('is broken in a way for every check', () => {
    const names = new Set(brokenServers.map(({ failed }) => failed));
    expect(allChecks.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });
});
