import { afterEach, beforeEach, vi } from 'vitest';
import { fakeProvider, listOf } from '../fake-provider.setup.ts';
import { fallbackProvider } from './fallback-provider.ts';
import type { RemoteConfig } from './remote-provider.ts';
import { serverState } from './server-state.ts';

const config: RemoteConfig = {
  mode: 'remote',
  apiUrl: '/search',
  indexName: 'docs',
  searchIndexes: ['docs'],
  fallback: 'local',
};
const site = { title: 'Site', origin: 'https://docs.test' };
export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

export const ask = vi.fn<typeof fetch>();
export const warn = vi.fn();
let respond: (response: Response) => void;
/** Answers the latest request. */
export const answerServer = (response: Response) => respond(response);
export const answered = () =>
  Response.json([{ index: 'docs', hits: [{ routePath: '/remote', title: 'port' }] }]);
export const pathsOf = (answer: unknown) => {
  const { lists } = answer as { lists: readonly { pages: readonly { routePath: string }[] }[] };
  return lists.flatMap(({ pages }) => pages.map(({ routePath }) => routePath));
};

/** A provider on a fake server and a fake local index, which the test answers. */
export function opened() {
  const local = fakeProvider();
  const provider = fallbackProvider(config, 'en', site, local.provider, serverState());
  const answerLocal = async (request: number, isComplete = true) => {
    local.open({ kind: 'opened' });
    await pass();
    local.requests[request]?.answer(listOf('port', ['local']), isComplete);
    await pass(50);
  };
  return { ...local, local, provider, answerLocal };
}

/** Fakes time, `fetch` and the console for the tests of a file. */
export function fakeBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', { location: { href: 'https://docs.test/' } });
    vi.stubGlobal('fetch', ask);
    vi.spyOn(console, 'warn').mockImplementation(warn);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    ask.mockImplementation(
      (_url, options) =>
        new Promise((resolve, reject) => {
          respond = resolve;
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
}
