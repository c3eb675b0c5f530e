import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeProvider, listOf } from '../fake-provider.setup.ts';
import { fallbackProvider } from './fallback-provider.ts';
import type { RemoteConfig } from './remote-provider.ts';

const config: RemoteConfig = {
  mode: 'remote',
  apiUrl: '/search',
  indexName: 'docs',
  searchIndexes: ['docs'],
  fallback: 'local',
};
const site = { title: 'Site', origin: 'https://docs.test' };
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const ask = vi.fn<typeof fetch>();
const warn = vi.fn();
let answerServer: (response: Response) => void;
const answered = () => Response.json([{ index: 'docs', hits: [{ routePath: '/remote', title: 'port' }] }]);
const pathsOf = (answer: unknown) => {
  const { lists } = answer as { lists: readonly { pages: readonly { routePath: string }[] }[] };
  return lists.flatMap(({ pages }) => pages.map(({ routePath }) => routePath));
};

function opened() {
  const local = fakeProvider();
  const provider = fallbackProvider(config, 'en', site, local.provider);
  const answerLocal = async (request: number, isComplete = true) => {
    local.open({ kind: 'opened' });
    await pass();
    local.requests[request]?.answer(listOf('port', ['local']), isComplete);
  };
  return { ...local, local, provider, answerLocal };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { href: 'https://docs.test/' } });
  vi.stubGlobal('fetch', ask);
  vi.spyOn(console, 'warn').mockImplementation(warn);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  ask.mockImplementation(
    (_url, options) =>
      new Promise((resolve, reject) => {
        answerServer = resolve;
        options?.signal?.addEventListener('abort', () => reject(new Error('ended')));
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ask.mockReset();
  warn.mockReset();
});

describe('fallbackProvider', () => {
  it('does not use the local index if the server answers in time', async () => {
    const { provider, requests } = opened();
    const answer = provider.search('port');
    await pass(299);
    answerServer(answered());
    expect(await answer).toMatchObject({ kind: 'results', isComplete: true });
    expect(requests).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('answers from the local index after 300 ms, then from the server', async () => {
    const { provider, answerLocal } = opened();
    const answer = provider.search('port');
    await pass(300);
    await answerLocal(0);
    expect(await answer).toMatchObject({ kind: 'results', isComplete: false });
    expect(pathsOf(await answer)).toEqual(['/local']);
    expect(warn).toHaveBeenCalledOnce();
    const improved = provider.whenImproved();
    answerServer(answered());
    expect(await improved).toBe(true);
    const late = await provider.search('port');
    expect(pathsOf(late)).toEqual(['/remote']);
    expect(late).toMatchObject({ isReplacement: true, isComplete: true });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('answers from the local index at once if the server fails, and expects nothing more', async () => {
    const { provider, answerLocal } = opened();
    const answer = provider.search('port');
    answerServer(new Response('', { status: 500 }));
    await pass();
    await answerLocal(0);
    expect(await answer).toMatchObject({ kind: 'results', isComplete: true });
    expect(warn).toHaveBeenCalledOnce();
    expect(await provider.whenImproved()).toBe(false);
  });

  it('improves an incomplete local answer before the server answers', async () => {
    const { provider, answerLocal, complete } = opened();
    const answer = provider.search('port');
    await pass(300);
    await answerLocal(0, false);
    await answer;
    const improved = provider.whenImproved();
    complete(true);
    expect(await improved).toBe(true);
    const better = provider.search('port');
    await answerLocal(1);
    expect(await better).not.toHaveProperty('isReplacement');
  });

  it('drops the answers to an older query', async () => {
    const { provider, answerLocal } = opened();
    const old = provider.search('p');
    await pass(300);
    const newer = provider.search('port');
    await answerLocal(0);
    expect(await old).toEqual({ kind: 'stale' });
    answerServer(answered());
    expect(pathsOf(await newer)).toEqual(['/remote']);
  });

  it('waits for the server if the local index cannot answer', async () => {
    const { provider, local } = opened();
    vi.spyOn(local.provider, 'open').mockResolvedValue({ kind: 'failed' });
    vi.spyOn(local.provider, 'search').mockResolvedValue({ kind: 'failed' });
    const answer = provider.search('port');
    await pass(1000);
    answerServer(answered());
    expect(pathsOf(await answer)).toEqual(['/remote']);
  });
});
