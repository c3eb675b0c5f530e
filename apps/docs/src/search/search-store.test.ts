import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeProvider, listOf } from './fake-provider.setup.ts';
import { createSearchStore, timing } from './search-store.ts';

describe('the search store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends a query typed while the index opens, and shows "none" only for an answer', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, 'port');
    await vi.advanceTimersByTimeAsync(5000);
    expect(requests).toEqual([]);
    expect(store.get()).toMatchObject({ state: { kind: 'loading' }, pending: true, busy: true });
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ text }) => text)).toEqual(['port']);
    expect(store.get().state.kind).toBe('loading');
    requests[0]?.answer(listOf('port', []));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().state).toEqual({ kind: 'none', query: 'port' });
  });

  it('sends one query, 150 ms after the last key', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, '');
    open({ kind: 'opened' });
    for (const query of ['p', 'po', 'por', 'port']) {
      store.setQuery(query);
      await vi.advanceTimersByTimeAsync(149);
    }
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ text }) => text)).toEqual(['port']);
    requests[0]?.answer(listOf('port', ['page']));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ state: { kind: 'results' }, pending: false });
  });

  it('gives the rows of each answer new ids, so that aria-activedescendant changes', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, '');
    open({ kind: 'opened' });
    const ids: unknown[] = [];
    for (const query of ['port', 'ports']) {
      store.setQuery(query);
      await vi.advanceTimersByTimeAsync(timing.debounceMs);
      requests.at(-1)?.answer(listOf(query, ['page']));
      await vi.advanceTimersByTimeAsync(0);
      const { state } = store.get();
      ids.push(state.kind === 'results' && state.tabs[0]?.groups[0]?.items[0]?.id);
    }
    expect(ids).toEqual(['1-0', '2-0']);
  });

  it('drops the answer to a superseded query', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    store.setQuery('ab');
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    const [old, fresh] = [
      requests.find(({ text }) => text === 'a'),
      requests.find(({ text }) => text === 'ab'),
    ];
    fresh?.answer(listOf('ab', ['right']));
    await vi.advanceTimersByTimeAsync(0);
    old?.answer(listOf('a', ['wrong']));
    await vi.advanceTimersByTimeAsync(0);
    const { state } = store.get();
    expect(state.kind === 'results' && state.tabs[0]?.groups.map(({ heading }) => heading)).toEqual([
      'right',
    ]);
  });

  it('keeps a visible indicator for at least one second, beside the results', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, 'a');
    await vi.advanceTimersByTimeAsync(200);
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(0);
    requests[0]?.answer(listOf('a', ['page']));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ state: { kind: 'results' }, busy: true, pending: false });
    await vi.advanceTimersByTimeAsync(timing.indicatorMinMs);
    expect(store.get()).toMatchObject({ state: { kind: 'results' }, busy: false });
  });

  it('shows no indicator if the index opens at once', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    requests[0]?.answer(listOf('a', ['page']));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ state: { kind: 'results' }, busy: false });
  });

  it('opens the index again on the next key after a failed query', async () => {
    let opened = 0;
    const store = createSearchStore(
      {
        open: () => {
          opened += 1;
          return Promise.resolve({ kind: 'opened' });
        },
        search: () => Promise.resolve({ kind: 'failed' }),
        whenComplete: () => Promise.resolve(false),
      },
      'port',
    );
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    expect(store.get().state.kind).toBe('failed');
    expect(opened).toBe(1);
    store.setQuery('ports');
    expect(opened).toBe(2);
  });

  it('shows the failure if the index cannot be opened, and retries on the next key', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'failed' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.get().state.kind).toBe('failed');
    expect(requests).toEqual([]);
    store.setQuery('ab');
    expect(store.get().state.kind).toBe('waiting');
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    expect(requests.map(({ text }) => text)).toEqual(['ab']);
  });

  it('does not notify listeners after close', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    const listener = vi.fn();
    store.subscribe(listener);
    store.close();
    requests[0]?.answer(listOf('a', ['page']));
    await vi.advanceTimersByTimeAsync(2000);
    expect(listener).not.toHaveBeenCalled();
  });

  it('stays busy while it opens again after a failure', async () => {
    const { provider, open } = fakeProvider();
    const store = createSearchStore(provider, 'a');
    await vi.advanceTimersByTimeAsync(timing.indicatorDelayMs + 1);
    open({ kind: 'failed' });
    await vi.advanceTimersByTimeAsync(0);
    store.setQuery('ab');
    await vi.advanceTimersByTimeAsync(timing.indicatorMinMs);
    expect(store.get().busy).toBe(true);
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(timing.indicatorMinMs);
    expect(store.get().busy).toBe(false);
  });

  it('does not search after close', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, 'a');
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    store.close();
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(timing.indicatorMinMs);
    expect(requests).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows text during composition, and sends the query when the composition ends', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, '');
    open({ kind: 'opened' });
    store.setQuery('duan', true);
    expect(store.get()).toMatchObject({ query: 'duan', state: { kind: 'idle' }, pending: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toEqual([]);
    store.setQuery('端', false);
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    expect(requests.map(({ text }) => text)).toEqual(['端']);
  });

  it('removes "none" while the next query is pending', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    requests[0]?.answer(listOf('a', []));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().state.kind).toBe('none');
    store.setQuery('ab');
    expect(store.get().state.kind).toBe('waiting');
  });

  it('drops an answer that arrives after the field was cleared', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    store.setQuery('');
    requests[0]?.answer(listOf('a', ['page']));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().state.kind).toBe('idle');
  });

  it('keeps the first answer to a query that was sent twice', async () => {
    const { provider, requests, open } = fakeProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    store.setQuery('ab');
    store.setQuery('a');
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    requests[1]?.answer(listOf('a', ['page']));
    await vi.advanceTimersByTimeAsync(0);
    requests[0]?.answer(listOf('a', []));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(2);
    expect(store.get().state.kind).toBe('results');
  });

  it('shows several lists as tabs, even if all are empty', async () => {
    const store = createSearchStore(
      {
        open: () => Promise.resolve({ kind: 'opened' }),
        search: () =>
          Promise.resolve({ kind: 'results', lists: [listOf('a', []), listOf('a', [])], isComplete: true }),
        whenComplete: () => Promise.resolve(false),
      },
      'a',
    );
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    expect(store.get().state).toMatchObject({ kind: 'results', tabs: [{ count: 0 }, { count: 0 }] });
  });
});
