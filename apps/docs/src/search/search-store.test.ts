import type { SearchResponse } from '@docs/search-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchStore, type SearchProvider } from './search-store.ts';
import { timing } from './timing.ts';

const responseOf = (query: string, titles: readonly string[]): SearchResponse => ({
  query,
  pages: titles.map((title) => ({
    routePath: `/${title}`,
    title,
    rows: [
      {
        type: 'title',
        title,
        header: title,
        link: `/${title}`,
        query,
        group: '',
        ranges: [],
        statement: '',
        statementRanges: [],
      },
    ],
  })),
  rowCount: titles.length,
});

type Opened = Awaited<ReturnType<SearchProvider['open']>>;

/** A provider whose opening and answers are let go by the test. */
function heldProvider() {
  let letOpen: (result: Opened) => void = () => {};
  const asked: { text: string; answer: (response: SearchResponse) => void }[] = [];
  const provider: SearchProvider = {
    open: () => new Promise((resolve) => (letOpen = resolve)),
    search: (text) =>
      new Promise((resolve) => {
        asked.push({ text, answer: (response) => resolve({ kind: 'results', response }) });
      }),
  };
  return { provider, asked, open: (result: Opened) => letOpen(result) };
}

describe('the search store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks once, 150 ms after the last key', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, '');
    open({ kind: 'opened', origin: 'store' });
    for (const query of ['p', 'po', 'por', 'port']) {
      store.setQuery(query);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(asked.map(({ text }) => text)).toEqual(['port']);
  });

  it('holds a query that is typed while the index opens, and never says "none" before an answer', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, 'port');
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
    expect(store.get().state.kind).toBe('loading');
    open({ kind: 'opened', origin: 'network' });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ text }) => text)).toEqual(['port']);
    expect(store.get().state.kind).toBe('loading');
    asked[0]?.answer(responseOf('port', []));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().state).toEqual({ kind: 'none', query: 'port' });
  });

  it('drops an answer to a question that is no longer asked', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'opened', origin: 'store' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    store.setQuery('ab');
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    const [old, fresh] = [asked.find(({ text }) => text === 'a'), asked.find(({ text }) => text === 'ab')];
    fresh?.answer(responseOf('ab', ['right']));
    await vi.advanceTimersByTimeAsync(0);
    old?.answer(responseOf('a', ['wrong']));
    await vi.advanceTimersByTimeAsync(0);
    const { state } = store.get();
    expect(state.kind === 'results' && state.groups.map(({ heading }) => heading)).toEqual(['right']);
  });

  it('shows the indicator at least a second once shown, results beside it', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, 'a');
    await vi.advanceTimersByTimeAsync(200);
    open({ kind: 'opened', origin: 'network' });
    await vi.advanceTimersByTimeAsync(0);
    asked[0]?.answer(responseOf('a', ['page']));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().state).toMatchObject({ kind: 'results', busy: true });
    await vi.advanceTimersByTimeAsync(timing.indicatorLeastMs);
    expect(store.get().state).toMatchObject({ kind: 'results', busy: false });
  });

  it('shows no indicator for an index that opens at once', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'opened', origin: 'store' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    asked[0]?.answer(responseOf('a', ['page']));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().state).toMatchObject({ kind: 'results', busy: false });
  });

  it('says that search failed when the index cannot be opened, and tries again with the next key', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'failed' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.get().state.kind).toBe('failed');
    expect(asked).toEqual([]);
    store.setQuery('ab');
    expect(store.get().state.kind).toBe('loading');
    open({ kind: 'opened', origin: 'network' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    expect(asked.map(({ text }) => text)).toEqual(['ab']);
  });

  it('is silent once closed', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, 'a');
    open({ kind: 'opened', origin: 'store' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    const listener = vi.fn();
    store.subscribe(listener);
    store.close();
    asked[0]?.answer(responseOf('a', ['page']));
    await vi.advanceTimersByTimeAsync(2000);
    expect(listener).not.toHaveBeenCalled();
  });
});
