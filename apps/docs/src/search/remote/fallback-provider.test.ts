import { describe, expect, it, vi } from 'vitest';
import { listOf } from '../fake-provider.setup.ts';
import { answered, answerServer, ask, fakeBrowser, opened, pass, pathsOf, warn } from './fallback.setup.ts';

fakeBrowser();

/** The local index has answered `port` without its contents; the server has not. */
async function answeredIncompletely() {
  const fakes = opened();
  const answer = fakes.provider.search('port');
  await pass(300);
  await fakes.answerLocal(0, false);
  await answer;
  return { ...fakes, improved: fakes.provider.whenImproved() };
}

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
    const { provider, answerLocal, complete, improved } = await answeredIncompletely();
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

  it('shows the answer of the server if it comes before that of the local index', async () => {
    const { provider, local, requests } = opened();
    const answer = provider.search('port');
    await pass(300);
    local.open({ kind: 'opened' });
    await pass();
    answerServer(answered());
    await pass();
    // The local index was asked.
    expect(requests).toHaveLength(1);
    expect(pathsOf(await answer)).toEqual(['/remote']);
  });

  it('shows no local rows for a few frames only', async () => {
    const { provider, local, requests } = opened();
    const answer = provider.search('port');
    await pass(300);
    local.open({ kind: 'opened' });
    await pass();
    requests[0]?.answer(listOf('port', ['local']));
    await pass(49);
    answerServer(answered());
    expect(pathsOf(await answer)).toEqual(['/remote']);
  });

  it('waits for a late answer of the server if the local index does not improve', async () => {
    const { provider, complete, improved } = await answeredIncompletely();
    complete(false);
    await pass();
    answerServer(answered());
    expect(await improved).toBe(true);
    expect(pathsOf(await provider.search('port'))).toEqual(['/remote']);
  });

  it('replaces local rows by those of the server if the local index breaks', async () => {
    const { provider, local, complete, improved } = await answeredIncompletely();
    complete(true);
    await improved;
    vi.spyOn(local.provider, 'search').mockResolvedValue({ kind: 'failed' });
    const late = provider.search('port');
    await pass(50);
    answerServer(answered());
    expect(await late).toMatchObject({ isReplacement: true });
  });

  it('fails if neither the server nor the local index can answer', async () => {
    const { provider, local } = opened();
    vi.spyOn(local.provider, 'open').mockResolvedValue({ kind: 'failed' });
    vi.spyOn(local.provider, 'search').mockResolvedValue({ kind: 'failed' });
    const answer = provider.search('port');
    answerServer(new Response('', { status: 500 }));
    expect(await answer).toMatchObject({ kind: 'failed' });
  });
});
