import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteProvider, type RemoteConfig } from './remote-provider.ts';
import { serverState } from './server-state.ts';

const config: RemoteConfig = {
  mode: 'remote',
  apiUrl: '/search?key=1',
  indexName: 'docs',
  domain: 'https://blog.test',
  searchIndexes: [{ value: 'docs', label: 'Docs' }, 'blog'],
};
const site = { title: 'Site', origin: 'https://docs.test' };
const none = { kind: 'results', lists: [], isComplete: true };

const opened = (locale: 'en' | 'zh' = 'en') => remoteProvider(config, locale, site, serverState());

const ask = vi.fn<typeof fetch>();
const log = vi.fn();
const requestOf = (call: number) => {
  const [url, options] = ask.mock.calls[call] ?? [];
  if (!(url instanceof URL) || !options?.signal) throw new Error(`there is no request ${call}`);
  return { url, signal: options.signal, credentials: options.credentials };
};
/** A `fetch` that never resolves and rejects when its signal is aborted. */
const neverAnswers: typeof fetch = (_url, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new Error('ended')));
  });

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://docs.test/zh/' } });
  vi.stubGlobal('fetch', ask);
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ask.mockReset();
  log.mockReset();
});

describe('remoteProvider', () => {
  it('sends the documented parameters, without cookies', async () => {
    ask.mockResolvedValue(Response.json([]));
    expect(await opened('zh').search('端口 &')).toEqual(none);
    const { url, credentials } = requestOf(0);
    expect(url.origin + url.pathname).toBe('https://docs.test/search');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: '1',
      keyword: '端口 &',
      limit: '7',
      searchIndexes: 'docs,blog',
      lang: 'zh',
    });
    expect(credentials).toBe('omit');
    expect(log).not.toHaveBeenCalled();
  });

  it('sends no more of a pasted page than the local index reads', async () => {
    ask.mockResolvedValue(Response.json([]));
    await opened().search('x'.repeat(100_000));
    expect(requestOf(0).url.searchParams.get('keyword')).toHaveLength(256);
  });

  it('puts its own index first, and links pages of other indexes to their domains', async () => {
    const hits = [{ routePath: '/port', title: 'port' }];
    const elsewhere = [{ routePath: '/port', title: 'port', domain: 'https://other.test' }];
    ask.mockResolvedValue(
      Response.json([
        { index: 'blog', hits },
        { index: 'other', hits: elsewhere },
        { index: 'default', hits },
      ]),
    );
    const answer = await opened().search('port');
    if (answer.kind !== 'results') throw new Error(answer.kind);
    expect(
      answer.lists.map(({ label, isForeign, pages }) => [label, isForeign, pages[0]?.rows[0]?.link]),
    ).toEqual([
      ['Site', false, '/port'],
      ['blog', true, 'https://blog.test/port'],
      ['other', true, 'https://other.test/port'],
    ]);
  });

  it('reads a group without a name as that of the site', async () => {
    ask.mockResolvedValue(Response.json([{ hits: [{ routePath: '/port', title: 'port' }] }]));
    expect(await opened().search('port')).toMatchObject({ lists: [{ label: 'Site', isForeign: false }] });
  });

  it('aborts a request when a newer query is sent', async () => {
    ask.mockImplementationOnce(neverAnswers).mockResolvedValueOnce(Response.json([]));
    const provider = opened();
    const [old, newer] = [provider.search('p'), provider.search('port')];
    expect(requestOf(0).signal.aborted).toBe(true);
    expect(requestOf(1).signal.aborted).toBe(false);
    expect(await old).toEqual({ kind: 'stale' });
    expect(await newer).toEqual(none);
    expect(log).not.toHaveBeenCalled();
  });

  it('drops an answer that arrives after its request was aborted', async () => {
    let answerLate: (response: Response) => void = () => {};
    ask.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
    ask.mockResolvedValueOnce(Response.json([]));
    const provider = opened();
    const old = provider.search('p');
    await provider.search('port');
    answerLate(Response.json([{ index: 'docs', hits: [{ title: 'late' }] }]));
    expect(await old).toEqual({ kind: 'stale' });
  });

  it.each([
    ['an error status', () => Response.json([], { status: 500 }), 'status 500'],
    ['invalid JSON', () => new Response('<!doctype html>'), 'JSON'],
    ['an answer that is not a list', () => Response.json({ hits: [] }), 'not a list'],
    ['a network error', () => Response.error(), 'status 0'],
    ['an answer over 2 MB', () => new Response(`[${' '.repeat(2_000_000)}]`), 'bytes'],
  ])('logs %s and returns no results', async (_what, respond, why) => {
    ask.mockImplementation(() => Promise.resolve(respond()));
    expect(await opened().search('port')).toEqual(none);
    expect(String(log.mock.calls[0]?.[1])).toContain(why);
  });

  it('aborts the request after the timeout', async () => {
    const timeoutController = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
    ask.mockImplementation(neverAnswers);
    const answer = opened().search('port');
    timeoutController.abort();
    expect(await answer).toEqual(none);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(8000);
    expect(log).toHaveBeenCalledOnce();
  });

  it('writes one line to the console for each streak of failures', async () => {
    const provider = opened();
    for (const status of [500, 500, 200, 500, 500]) {
      ask.mockResolvedValueOnce(Response.json([], { status }));
      expect(await provider.search('port')).toEqual(none);
    }
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('sends no request while the server asks for a pause', async () => {
    ask.mockResolvedValue(Response.json([], { status: 429, headers: { 'retry-after': '60' } }));
    const provider = opened();
    await provider.search('p');
    expect(await provider.search('port')).toEqual(none);
    expect(ask).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
  });

  it('aborts a request that nobody waits for, which is no failure', async () => {
    ask.mockImplementation(neverAnswers);
    const provider = opened();
    const answer = provider.search('port');
    provider.cancel?.();
    expect(requestOf(0).signal.aborted).toBe(true);
    expect(await answer).toEqual({ kind: 'stale' });
    expect(log).not.toHaveBeenCalled();
  });
});
