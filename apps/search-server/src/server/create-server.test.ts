import { describe, expect, it, vi } from 'vitest';
import type { Group } from '../contract/answer.ts';
import type { Store } from '../store/store.ts';
import { serverWith, slow } from './server.setup.ts';

const ask = '/search?keyword=port&limit=7&searchIndexes=docs&lang=en';
const never = () => new Promise<never>(() => {});

describe('GET /search', () => {
  it('passes the query to the store and answers groups', async () => {
    const search = vi.fn<Store['search']>(() => Promise.resolve([{ index: 'docs', hits: [] }]));
    const { server } = await serverWith({ search });
    const response = await server.inject(
      '/search?keyword=a%20b&limit=3&searchIndexes=docs,blog&lang=zh&key=1',
    );
    expect(response.json()).toEqual([{ index: 'docs', hits: [] }]);
    expect(search.mock.calls[0]?.[0]).toEqual({
      keyword: 'a b',
      limit: 3,
      indexes: ['docs', 'blog'],
      lang: 'zh',
    });
  });

  it('reads at most 256 units of a query, without lone surrogates and NUL', async () => {
    const search = vi.fn<Store['search']>(() => Promise.resolve([]));
    const { server } = await serverWith({ search });
    await server.inject(`/search?keyword=${encodeURIComponent(`a\0${'x'.repeat(253)}😀`)}`);
    expect(search.mock.calls[0]?.[0].keyword).toBe(`a\uFFFD${'x'.repeat(253)}`);
  });

  it.each([
    ['', 'Add "keyword"'],
    ['?keyword=a&keyword=b', 'Add "keyword", what the reader typed, once.'],
    ['?keyword=a&limit=x', '"limit" is a whole number from 1 to 20'],
    ['?keyword=a&limit=', '"limit" is a whole number from 1 to 20'],
    ['?keyword=a&limit=1000', '"limit" is a whole number from 1 to 20'],
    ['?keyword=a&limit=1&limit=2', '"limit" is a whole number from 1 to 20'],
    ['?keyword=a&lang=../x', 'The language is a tag'],
    ['?keyword=a&searchIndexes=*', 'The name of an index has 1 to 50 of a-z'],
  ])('refuses %s with a message', async (search, message) => {
    const { server } = await serverWith();
    const response = await server.inject(`/search${search}`);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toContain(message);
  });

  it('answers 503 while the first documents are indexed, then 404 for an index that is not there', async () => {
    const { server, setState } = await serverWith({ search: () => Promise.resolve([]) });
    const early = await server.inject({ url: ask, headers: { origin: 'https://docs.example.com' } });
    expect(early.statusCode).toBe(503);
    expect(early.headers).toMatchObject({
      'retry-after': '1',
      'access-control-expose-headers': 'retry-after',
    });
    setState('ready');
    expect((await server.inject(ask)).statusCode).toBe(404);
  });

  it('answers 503 while the store is opened, without asking it', async () => {
    const search = vi.fn<Store['search']>(never);
    const health = vi.fn<Store['health']>(never);
    const { server, setState } = await serverWith({ search, health });
    setState('opening');
    for (const url of [ask, '/readyz']) {
      const early = await server.inject(url);
      expect(early.statusCode).toBe(503);
      expect(early.headers['retry-after']).toBe('1');
    }
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    expect(search).not.toHaveBeenCalled();
    expect(health).not.toHaveBeenCalled();
  });

  it('does not ask the store for an empty query', async () => {
    const search = vi.fn<Store['search']>(never);
    const { server } = await serverWith({ search });
    expect((await server.inject('/search?keyword=%20')).json()).toEqual([]);
    expect(search).not.toHaveBeenCalled();
  });

  it('cuts a slow store off in time, and aborts its search', async () => {
    const search = vi.fn<Store['search']>(slow);
    const { server } = await serverWith({ search }, { timeout: 20 });
    expect((await server.inject(ask)).statusCode).toBe(504);
    expect(search.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('answers 500 for a fault of its own, without its message', async () => {
    const search = () => {
      throw new Error('secret of the server');
    };
    const { server } = await serverWith({ search });
    const response = await server.inject(ask);
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ message: 'The server failed.' });
  });

  it('answers 503 if the store fails, without its message', async () => {
    const { server } = await serverWith({ search: () => Promise.reject(new Error('secret of the store')) });
    const response = await server.inject(ask);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.body).not.toContain('secret');
  });

  it('refuses more searches at once than it is allowed, and answers again afterwards', async () => {
    let finish: (groups: readonly Group[]) => void = () => {};
    const first = new Promise<readonly Group[]>((resolve) => {
      finish = resolve;
    });
    const search = vi.fn<Store['search']>(() => first);
    const { server } = await serverWith({ search }, { concurrency: 1 });
    const waiting = server.inject(ask);
    await vi.waitFor(() => expect(search).toHaveBeenCalled());
    expect((await server.inject(ask)).statusCode).toBe(503);
    finish([{ index: 'docs', hits: [] }]);
    expect((await waiting).statusCode).toBe(200);
    expect((await server.inject(ask)).statusCode).toBe(200);
  });

  it('answers with an ETag, and 304 to who has it', async () => {
    const { server } = await serverWith();
    const { headers } = await server.inject(ask);
    const again = await server.inject({ url: ask, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    [ask, 'no-cache'],
    ['/search', 'no-store'],
    ['/readyz', 'no-store'],
    ['/absent', 'no-store'],
  ])('lets nobody guess the type of %s, and says that it is kept for %s', async (url, kept) => {
    const { server } = await serverWith();
    const { headers } = await server.inject(url);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': kept });
  });
  it.each(['br', 'gzip'])('compresses with %s', async (encoding) => {
    const { server } = await serverWith();
    const response = await server.inject({ url: ask, headers: { 'accept-encoding': encoding } });
    expect(response.headers['content-encoding']).toBe(encoding);
  });

  it('allows the origins of its list only', async () => {
    const { server } = await serverWith();
    const allowed = async (origin: string) =>
      (await server.inject({ url: ask, headers: { origin } })).headers['access-control-allow-origin'];
    expect(await allowed('https://docs.test')).toBe('https://docs.test');
    expect(await allowed('https://evil.test')).not.toBe('https://evil.test');
  });
});

describe('health and metrics', () => {
  it('is alive from the start, and ready once it is told so and the store is healthy', async () => {
    const health = vi.fn<Store['health']>(() => Promise.resolve());
    const { server, setState } = await serverWith({ health });
    const statusOf = async (url: string) => (await server.inject(url)).statusCode;
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    setState('ready');
    expect(await statusOf('/readyz')).toBe(200);
    health.mockRejectedValue(new Error('down'));
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  });

  it('counts requests by route and status, without queries', async () => {
    const { server } = await serverWith();
    await server.inject('/search?keyword=lantern');
    const { body } = await server.inject('/metrics');
    const line = body.split('\n').find((each) => each.startsWith('search_server_request_seconds_count'));
    expect(line).toMatch(/route="\/search",method="GET",status="200"\} 1$/);
    expect(body).not.toContain('lantern');
  });
});

it('counts a search whose client left', async () => {
  const search = vi.fn<Store['search']>(slow);
  const { server } = await serverWith({ search }, { timeout: 60_000 });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const left = new AbortController();
  const answer = fetch(`${origin}${ask}`, { signal: left.signal });
  const metrics = async () => (await server.inject('/metrics')).body;
  await vi.waitFor(() => expect(search).toHaveBeenCalled());
  left.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(metrics).toMatch(/_count\{.*route="\/search",method="GET",status="499"\} 1$/m);
  await server.close();
});
