import { describe, expect, it } from 'vitest';
import { answered, answerServer, ask, fakeBrowser, opened, pass, pathsOf, warn } from './fallback.setup.ts';

fakeBrowser();

/** A provider whose first request got `response` and was answered by the local index. */
async function afterFailure(response: Response) {
  const fallback = opened();
  const answer = fallback.provider.search('p');
  answerServer(response);
  await pass();
  await fallback.answerLocal(0);
  expect(pathsOf(await answer)).toEqual(['/local']);
  return fallback;
}

describe('fallbackProvider after a failure', () => {
  it('asks both at once and writes no second line, until the server answers in time', async () => {
    const { provider, answerLocal, requests } = await afterFailure(new Response('', { status: 500 }));
    const second = provider.search('po');
    await answerLocal(1);
    expect(pathsOf(await second)).toEqual(['/local']);
    answerServer(new Response('', { status: 500 }));
    await pass();
    expect(warn).toHaveBeenCalledOnce();

    const third = provider.search('por');
    answerServer(answered());
    expect(pathsOf(await third)).toEqual(['/remote']);

    const { length } = requests;
    void provider.search('port');
    await pass(299);
    expect(requests).toHaveLength(length);
    answerServer(new Response('', { status: 500 }));
    await pass();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('does not wait again for a server that answers late', async () => {
    const { provider, answerLocal } = opened();
    void provider.search('p');
    await pass(300);
    await answerLocal(0);
    answerServer(answered());
    await pass();
    const second = provider.search('po');
    await answerLocal(1);
    expect(pathsOf(await second)).toEqual(['/local']);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('sends no request while the server asks for a pause', async () => {
    const refusal = new Response('', { status: 503, headers: { 'retry-after': '2' } });
    const { provider, answerLocal } = await afterFailure(refusal);
    // The local answer took 50 ms.
    await pass(1949);
    const second = provider.search('po');
    await pass();
    await answerLocal(1);
    expect(await second).toMatchObject({ kind: 'results', isComplete: true });
    expect(ask).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
    void provider.search('por');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

it('counts a malformed answer as a failure', async () => {
  const { provider } = await afterFailure(Response.json([{ index: 'docs', hits: 'none' }]));
  expect(await provider.whenImproved()).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});

describe('fallbackProvider when a query is cancelled', () => {
  it('aborts the request, which is no failure', async () => {
    const { provider } = opened();
    const answer = provider.search('port');
    provider.cancel?.();
    expect(await answer).toEqual({ kind: 'stale' });
    expect(ask.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    await pass(8000);
    expect(warn).not.toHaveBeenCalled();
  });

  it('asks the server again for the same text', async () => {
    const { provider, answerLocal } = opened();
    void provider.search('port');
    await pass(300);
    await answerLocal(0);
    provider.cancel?.();
    const again = provider.search('port');
    expect(ask).toHaveBeenCalledTimes(2);
    answerServer(answered());
    expect(pathsOf(await again)).toEqual(['/remote']);
  });
});
