import type { SearchDocument } from '@docs/search-core';
import { hitOf } from '../answers/hit-of.ts';
import type { Store } from '../store/store.ts';
import { createServer, type ServerSettings } from './create-server.ts';
import type { Writing } from './index-route.ts';
import { createLogger } from './logger.ts';

export const token = '0123456789abcdef0123';
const settings: ServerSettings = {
  origin: ['https://docs.test'],
  timeout: 200,
  concurrency: 2,
  'log-queries': false,
};

export const page = (routePath: string, content: string): SearchDocument => ({
  routePath,
  title: `Title of ${routePath}`,
  content,
  toc: [],
  domain: '',
});

/** Answers every query with the same pages, unless a member is replaced. */
const storeWith = (members: Partial<Store> = {}): Store => ({
  name: 'embedded',
  prepare: () => Promise.resolve([]),
  index: () => Promise.resolve({ added: 0, changed: 0, removed: 0, unchanged: 0 }),
  search: () =>
    Promise.resolve([
      {
        index: 'docs',
        hits: ['/p', '/q', '/r'].map((routePath) =>
          hitOf({
            document: page(routePath, 'The port. '.repeat(500)),
            words: ['port'],
            corrections: [],
          }),
        ),
      },
    ]),
  health: () => Promise.resolve(),
  close: () => Promise.resolve(),
  ...members,
});

/** A search that rejects when its signal aborts, as stores do. */
export const slow: Store['search'] = (_query, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')));
  });

const silent = createLogger('silent');

/** A server whose store is open. */
export const serverWith = async (
  members?: Partial<Store>,
  changed: Partial<ServerSettings> = {},
  log = silent,
) => {
  const created = await createServer(
    { store: storeWith(members), log, writing: null },
    { ...settings, ...changed },
  );
  created.setState('indexing');
  return created;
};

/** A server with write access. */
export const writingServer = async (index: Writing['index']) =>
  createServer(
    { store: storeWith(), log: silent, writing: { token, bodyLimit: 1_000_000, index } },
    settings,
  );
