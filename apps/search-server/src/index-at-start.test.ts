import { expect, it, vi } from 'vitest';
import { indexAtStart } from './index-at-start.ts';
import type { IndexOutcome } from './indexing/index-worker.ts';
import { createLogger } from './server/logger.ts';
import type { Store } from './store/store.ts';

const [en, zh] = ['en', 'zh'].map((lang) => ({
  index: 'docs',
  lang,
  file: `${lang}.json`,
  json: Buffer.from('[]'),
}));
const indexed: IndexOutcome = {
  kind: 'indexed',
  report: { added: 1, changed: 0, removed: 0, unchanged: 0 },
};

/** The ports of a store whose disk is full for English, and that has these indexes in English. */
function fullStore(search: Store['search']) {
  const lines: string[] = [];
  const index = vi.fn(async ({ lang }: { readonly lang: string }) => {
    if (lang === 'en') throw new Error('the disk is full');
    return Promise.resolve(indexed);
  });
  const ports = {
    store: { search },
    index,
    log: createLogger('info', { write: (line) => void lines.push(line) }),
    pausesMs: [0, 0],
    patienceMs: 20,
    isStopping: () => false,
  };
  return { ports, index, lines };
}
const documents = [en, zh].flatMap((each) => each ?? []);

it('goes on with the index as it was if the store refuses the new list, and says so', async () => {
  const { ports, index, lines } = fullStore(({ indexes: [name = ''] }) =>
    Promise.resolve([{ index: name, hits: [] }]),
  );
  await indexAtStart(documents, ports);
  expect(lines.join('')).toMatch(/"level":50.*en\.json is not indexed: the disk is full/);
  // Three attempts for English.
  expect(index).toHaveBeenCalledTimes(4);
});

it.each([
  ['there is no such index', () => Promise.resolve([])],
  ['the index cannot be searched', () => Promise.reject(new Error('damaged'))],
])('rejects if the store refuses the list and %s', async (_why, search) => {
  const { ports, index } = fullStore(search);
  await expect(indexAtStart(documents, ports)).rejects.toThrow('en.json is not indexed: the disk is full');
  expect(index).toHaveBeenCalledTimes(3);
});

it('goes on with the index as it was if the store returns after a while', async () => {
  const search = vi.fn<Store['search']>(({ indexes: [name = ''] }) =>
    Promise.resolve([{ index: name, hits: [] }]),
  );
  search.mockRejectedValueOnce(new Error('connection refused'));
  const { ports, lines } = fullStore(search);
  await indexAtStart(documents, { ...ports, patienceMs: 10_000 });
  expect(search).toHaveBeenCalledTimes(2);
  expect(lines.join('')).toContain('en.json is not indexed');
});

it('indexes a list that the store took at the second attempt', async () => {
  const { ports, index, lines } = fullStore(() => Promise.resolve([]));
  index.mockRejectedValueOnce(new Error('the connection broke')).mockResolvedValue(indexed);
  await indexAtStart(documents, ports);
  expect(index).toHaveBeenCalledTimes(3);
  expect(lines.join('')).not.toContain('not indexed');
});

it('rejects if documents are wrong', async () => {
  const { ports } = fullStore(() => Promise.resolve([{ index: 'docs', hits: [] }]));
  const index = () => Promise.resolve({ kind: 'refused', reason: '[0] is not an object.' } as const);
  await expect(indexAtStart(documents, { ...ports, index })).rejects.toThrow('[0] is not an object.');
});

it('ends without an error if the server stops', async () => {
  const { ports, index } = fullStore(() => Promise.resolve([]));
  let isStopping = false;
  index.mockImplementation(() => {
    isStopping = true;
    return Promise.reject(new Error('closed'));
  });
  await indexAtStart(documents, { ...ports, isStopping: () => isStopping });
  expect(index).toHaveBeenCalledTimes(1);
});
