import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeProvider, listOf } from './fake-provider.setup.ts';
import { createSearchStore, timing } from './search-store.ts';

describe('an answer that is not complete', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const rowsOf = (store: ReturnType<typeof createSearchStore>) => {
    const { state } = store.get();
    const groups = state.kind === 'results' ? (state.tabs[0]?.groups ?? []) : [];
    return groups.map(({ heading, items: [item] }) => [heading, item?.id, item?.reasons.length]);
  };

  async function shownFirst() {
    const fake = fakeProvider();
    const store = createSearchStore(fake.provider, 'port');
    fake.open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    fake.requests[0]?.answer(listOf('port', ['a', 'b']), false);
    await vi.advanceTimersByTimeAsync(0);
    return { ...fake, store };
  }

  it('is shown at once, then completed in the same order, with the same ids', async () => {
    const { store, requests, complete } = await shownFirst();
    expect(rowsOf(store)).toEqual([
      ['a', '1-0', 0],
      ['b', '1-1', 0],
    ]);
    complete(true);
    await vi.advanceTimersByTimeAsync(0);
    requests[1]?.answer(listOf('port', ['b', 'new', 'a']));
    await vi.advanceTimersByTimeAsync(0);
    expect(rowsOf(store)).toEqual([
      ['a', '1-0', 1],
      ['b', '1-1', 1],
      ['new', '1-2', 1],
    ]);
  });

  it('is improved until it is complete', async () => {
    const { store, requests, complete } = await shownFirst();
    for (const [at, titles] of [['a'], ['b', 'a'], ['c', 'b', 'a']].entries()) {
      complete(true);
      await vi.advanceTimersByTimeAsync(0);
      requests[at + 1]?.answer(listOf('port', titles), at === 2);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(rowsOf(store).map(([heading]) => heading)).toEqual(['c', 'a', 'b']);
    complete(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(4);
  });

  it('is not completed when the contents cannot be loaded, or the query has changed', async () => {
    const failed = await shownFirst();
    failed.complete(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(failed.requests).toHaveLength(1);

    const typed = await shownFirst();
    typed.store.setQuery('ports');
    typed.complete(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(typed.requests).toHaveLength(1);
  });

  it('is not completed by an answer that comes after the next key', async () => {
    const { store, requests, complete } = await shownFirst();
    complete(true);
    await vi.advanceTimersByTimeAsync(0);
    store.setQuery('ports');
    requests[1]?.answer(listOf('port', ['c']));
    await vi.advanceTimersByTimeAsync(0);
    expect(rowsOf(store).map(([heading]) => heading)).toEqual(['a', 'b']);
  });

  const replaced = async (touched: boolean) => {
    const { store, complete, provider } = await shownFirst();
    if (touched) store.touch();
    vi.spyOn(provider, 'search').mockResolvedValue({
      kind: 'results',
      lists: [listOf('port', ['remote', 'b', 'a'])],
      isComplete: true,
      isReplacement: true,
    });
    complete(true);
    await vi.advanceTimersByTimeAsync(0);
    return rowsOf(store).map(([heading]) => heading);
  };

  it('is replaced by the answer of another index, in the order of that', async () => {
    expect(await replaced(false)).toEqual(['remote', 'b', 'a']);
  });

  it('is not replaced by the answer of another index once the user moved in the list', async () => {
    expect(await replaced(true)).toEqual(['a', 'b']);
  });
});
