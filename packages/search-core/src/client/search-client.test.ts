import { afterEach, describe, expect, it, vi } from 'vitest';
import { success } from '../outcome.ts';
import { indexFiles } from '../testing/index-files.ts';
import { sampleDocumentsEn } from '../testing/sample-documents.ts';
import { createChannelWorker, portsWith } from './channel-worker.setup.ts';
import { createSearchClient } from './search-client.ts';
import type { SearchClient } from './search-client.ts';

const request = {
  site: '/',
  locale: 'en',
  indexUrl: '/index.bin',
  contentsUrl: '/contents.bin',
  contentHash: 'one',
};
const files = indexFiles(request, sampleDocumentsEn);
const good = (url: string) => Promise.resolve(success(files.get(url) ?? new Uint8Array()));

const goodPorts = () => portsWith(good);
const silentPorts = () => portsWith(() => new Promise(() => undefined));

const clients: SearchClient[] = [];

function clientOf(createWorker: () => Worker): SearchClient {
  const client = createSearchClient(createWorker);
  clients.push(client);
  return client;
}

afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
});

describe('a client and a service at the ends of a channel', () => {
  it('open and search', async () => {
    const client = clientOf(() => createChannelWorker(goodPorts()));
    expect(await client.open(request)).toMatchObject({
      ok: true,
      value: { origin: 'network', documents: 3 },
    });
    const outcome = await client.search({ locale: 'en', text: 'koi', limit: 7 });
    expect(outcome).toMatchObject({
      kind: 'results',
      response: { query: 'koi', rowCount: 1, pages: [{ routePath: '/guide/ponds' }] },
    });
  });

  it('carry failures as values', async () => {
    const error = { kind: 'fetch-failed', url: '/en.json', status: 500 } as const;
    const client = clientOf(() =>
      createChannelWorker(portsWith(() => Promise.resolve({ ok: false, error }))),
    );
    expect(await client.open(request)).toEqual({ ok: false, error });
    expect(await client.search({ locale: 'en', text: 'koi', limit: 7 })).toEqual({
      kind: 'failed',
      error: { kind: 'index-not-open', locale: 'en' },
    });
  });

  it('start the worker at the first call, once', async () => {
    const createWorker = vi.fn(() => createChannelWorker(goodPorts()));
    const client = clientOf(createWorker);
    expect(createWorker).not.toHaveBeenCalled();
    await client.open(request);
    await client.open(request);
    expect(createWorker).toHaveBeenCalledTimes(1);
  });
});

describe('answers', () => {
  it('to all searches except the newest are stale', async () => {
    const client = clientOf(() => createChannelWorker(goodPorts()));
    await client.open(request);
    const outcomes = await Promise.all(
      ['k', 'ko', 'koi'].map((text) => client.search({ locale: 'en', text, limit: 7 })),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['stale', 'stale', 'results']);
  });

  it('to superseded searches are not computed', async () => {
    const worker = createChannelWorker(goodPorts());
    const client = clientOf(() => worker);
    await client.open(request);
    const texts = Array.from({ length: 60 }, (_, position) => `koi ${position}`);
    const outcomes = await Promise.all(texts.map((text) => client.search({ locale: 'en', text, limit: 7 })));
    const sent = worker.postMessage.mock.calls
      .map(([message]) => JSON.stringify(message))
      .filter((message) => message.includes('"search"'));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toContain('koi 59');
    expect(outcomes.map(({ kind }) => kind)).toEqual([...Array<string>(59).fill('stale'), 'results']);
  });

  it('do not wait for the index of another locale', async () => {
    const client = clientOf(() =>
      createChannelWorker(portsWith((url) => (url === '/zh.bin' ? new Promise(() => undefined) : good(url)))),
    );
    void client.open({ ...request, locale: 'zh', indexUrl: '/zh.bin' });
    void client.search({ locale: 'zh', text: 'koi', limit: 7 });
    await client.open(request);
    expect(await client.search({ locale: 'en', text: 'koi', limit: 7 })).toMatchObject({ kind: 'results' });
  });

  it('after dispose are stale, later calls fail', async () => {
    const worker = createChannelWorker(goodPorts());
    const client = clientOf(() => worker);
    await client.open(request);
    const pending = client.search({ locale: 'en', text: 'koi', limit: 7 });
    client.dispose();
    expect(await pending).toEqual({ kind: 'stale' });
    expect(worker.terminate).toHaveBeenCalled();
    expect(await client.open(request)).toMatchObject({ ok: false, error: { kind: 'worker-failed' } });
  });
});

describe('a worker that breaks', () => {
  it('is replaced each time, and the index is opened again', async () => {
    const workers: ReturnType<typeof createChannelWorker>[] = [];
    const client = clientOf(() => {
      const worker = createChannelWorker(goodPorts());
      workers.push(worker);
      return worker;
    });
    await client.open(request);
    for (let replaced = 1; replaced <= 7; replaced += 1) {
      const pending = client.search({ locale: 'en', text: 'koi', limit: 7 });
      workers.at(-1)?.fail();
      expect(await pending).toMatchObject({ kind: 'results' });
      expect(workers).toHaveLength(replaced + 1);
    }
  });

  it('is replaced once, its indexes are opened again, and the call continues', async () => {
    const workers = [createChannelWorker(goodPorts()), createChannelWorker(goodPorts())];
    const createWorker = vi.fn(
      () => workers[createWorker.mock.calls.length - 1] ?? createChannelWorker(silentPorts()),
    );
    const client = clientOf(createWorker);
    await client.open(request);
    const pending = client.search({ locale: 'en', text: 'koi', limit: 7 });
    workers[0]?.fail();
    expect(await pending).toMatchObject({ kind: 'results', response: { rowCount: 1 } });
    expect(createWorker).toHaveBeenCalledTimes(2);
    expect(workers[0]?.terminate).toHaveBeenCalled();
  });

  it('twice is an error for the call; the next starts another', async () => {
    const workers: ReturnType<typeof createChannelWorker>[] = [];
    let isBroken = true;
    const client = clientOf(() => {
      const worker = createChannelWorker(isBroken ? silentPorts() : goodPorts());
      workers.push(worker);
      // Breaks as soon as its first message is under way.
      if (isBroken) queueMicrotask(worker.fail);
      return worker;
    });
    expect(await client.open(request)).toMatchObject({ ok: false, error: { kind: 'worker-failed' } });
    expect(workers).toHaveLength(2);
    expect(await client.search({ locale: 'en', text: 'koi', limit: 7 })).toMatchObject({
      kind: 'failed',
      error: { kind: 'worker-failed' },
    });
    expect(workers).toHaveLength(4);
    for (const worker of workers) expect(worker.terminate).toHaveBeenCalled();
    isBroken = false;
    expect(await client.open(request)).toMatchObject({ ok: true });
    expect(await client.search({ locale: 'en', text: 'koi', limit: 7 })).toMatchObject({ kind: 'results' });
    expect(workers).toHaveLength(5);
  });

  it('is replaced by one that opens the last working index, not one that failed since', async () => {
    const workers: ReturnType<typeof createChannelWorker>[] = [];
    const client = clientOf(() => {
      const worker = createChannelWorker(
        portsWith((url) =>
          url.startsWith('/gone')
            ? Promise.resolve({ ok: false, error: { kind: 'fetch-failed', url, status: 404 } })
            : good(url),
        ),
      );
      workers.push(worker);
      return worker;
    });
    await client.open(request);
    expect(await client.open({ ...request, indexUrl: '/gone.bin', contentHash: 'two' })).toMatchObject({
      ok: false,
    });
    workers[0]?.fail();
    expect(await client.search({ locale: 'en', text: 'koi', limit: 7 })).toMatchObject({ kind: 'results' });
    expect(await client.whenImproved('en')).toBe(true);
    expect(workers).toHaveLength(2);
    const repeated = workers[1]?.postMessage.mock.calls.map(([message]) => JSON.stringify(message));
    expect(repeated?.filter((message) => message.includes('"open"'))).toHaveLength(1);
  });

  it('is replaced by one that opens an index once, however often it was requested', async () => {
    const workers: ReturnType<typeof createChannelWorker>[] = [];
    const client = clientOf(() => {
      const worker = createChannelWorker(goodPorts());
      workers.push(worker);
      return worker;
    });
    await Promise.all([client.open(request), client.open({ ...request }), client.open(request)]);
    workers[0]?.fail();
    await client.search({ locale: 'en', text: 'koi', limit: 7 });
    const repeated = workers[1]?.postMessage.mock.calls.map(([message]) => JSON.stringify(message));
    expect(repeated?.filter((message) => message.includes('"open"'))).toHaveLength(1);
  });

  it('is replaced once for all pending calls', async () => {
    const workers: ReturnType<typeof createChannelWorker>[] = [];
    const client = clientOf(() => {
      const worker = createChannelWorker(goodPorts());
      workers.push(worker);
      return worker;
    });
    const calls = [
      client.open(request),
      client.open({ ...request, locale: 'zh' }),
      client.whenImproved('en'),
    ];
    workers[0]?.fail();
    expect(await Promise.all(calls)).toMatchObject([{ ok: true }, { ok: true }, true]);
    expect(workers).toHaveLength(2);
  });

  it('that cannot be created is an error', async () => {
    const client = clientOf(() => {
      throw new Error('blocked by policy');
    });
    expect(await client.open(request)).toEqual({
      ok: false,
      error: { kind: 'worker-failed', detail: 'Error: blocked by policy' },
    });
  });

  it('distinguishes an exception inside the service from the end of the worker', async () => {
    const createWorker = vi.fn(() =>
      createChannelWorker(portsWith(() => Promise.reject(new Error('a bug')))),
    );
    const client = clientOf(createWorker);
    expect(await client.open(request)).toMatchObject({
      ok: false,
      error: { kind: 'worker-failed', detail: expect.stringContaining('a bug') as string },
    });
    expect(createWorker).toHaveBeenCalledTimes(1);
  });
});
