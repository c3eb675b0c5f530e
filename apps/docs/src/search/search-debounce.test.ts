import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldProvider, listOf } from './held-provider.setup.ts';
import { createSearchStore } from './search-store.ts';
import { timing } from './timing.ts';

describe('the debounce of the search store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks over the network once, 150 ms after the last key', async () => {
    const { provider, asked, open } = heldProvider(false);
    const store = createSearchStore(provider, '');
    open({ kind: 'opened' });
    for (const query of ['p', 'po', 'por', 'port']) {
      store.setQuery(query);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(asked.map(({ text }) => text)).toEqual(['port']);
  });

  it('asks its own index before that, and shows the answer 150 ms after the last key', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, '');
    open({ kind: 'opened' });
    for (const query of ['p', 'po', 'port']) {
      store.setQuery(query);
      await vi.advanceTimersByTimeAsync(30);
    }
    await vi.advanceTimersByTimeAsync(10);
    expect(asked.map(({ text }) => text)).toEqual(['port']);
    asked[0]?.answer(listOf('port', ['page']));
    await vi.advanceTimersByTimeAsync(109);
    const { coming, ...before } = store.get();
    expect(before).toMatchObject({ state: { kind: 'waiting' }, pending: true });
    expect(coming).toMatchObject({ kind: 'results' });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get()).toEqual({ ...before, state: coming, pending: false, coming: undefined });
  });

  it('does not show an answer that waits for its time when the next key comes first', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, 'port');
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(100);
    asked[0]?.answer(listOf('port', ['page']));
    await vi.advanceTimersByTimeAsync(20);
    store.setQuery('ports');
    expect(store.get().coming).toBeUndefined();
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    expect(asked.map(({ text }) => text)).toEqual(['port', 'ports']);
    expect(store.get()).toMatchObject({ state: { kind: 'waiting' }, pending: true });
    store.close();
  });

  it('begins anew where the same query is typed again before its answer was shown', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, '');
    open({ kind: 'opened' });
    store.setQuery('port');
    await vi.advanceTimersByTimeAsync(60);
    asked[0]?.answer(listOf('port', ['page']));
    await vi.advanceTimersByTimeAsync(60);
    store.setQuery('ports');
    store.setQuery('port');
    await vi.advanceTimersByTimeAsync(60);
    asked[1]?.answer(listOf('port', ['page']));
    await vi.advanceTimersByTimeAsync(89);
    expect(store.get()).toMatchObject({ state: { kind: 'waiting' }, pending: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get()).toMatchObject({ state: { kind: 'results' }, pending: false });
  });

  it('does not ask again where the answer to the same query comes meanwhile', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, '');
    open({ kind: 'opened' });
    store.setQuery('port');
    await vi.advanceTimersByTimeAsync(50);
    store.setQuery('ports');
    store.setQuery('port');
    asked[0]?.answer(listOf('port', ['page']));
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    expect(store.get()).toMatchObject({ state: { kind: 'results' }, pending: false });
    expect(asked).toHaveLength(1);
  });

  it('tells the rows of one answer from those of the next, which stand in the document with them', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, 'port');
    open({ kind: 'opened' });
    const ids: unknown[] = [];
    for (const query of ['port', 'ports']) {
      store.setQuery(query);
      await vi.advanceTimersByTimeAsync(60);
      asked.at(-1)?.answer(listOf(query, ['page']));
      await vi.advanceTimersByTimeAsync(timing.debounceMs);
      const { state } = store.get();
      ids.push(state.kind === 'results' && state.tabs[0]?.groups[0]?.items[0]?.id);
    }
    expect(new Set(ids)).toEqual(new Set(['1-0-0-0', '2-0-0-0']));
  });
});
