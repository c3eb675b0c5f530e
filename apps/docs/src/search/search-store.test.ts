import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeProvider, listOf } from './fake-provider.setup.ts';
import { createSearchStore, timing } from './search-store.ts';

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A store with a fake provider. */
function storeOf(query: string) {
  const { requests, ...fake } = fakeProvider();
  const store = createSearchStore(fake.provider, query);
  return {
    ...fake,
    ...store,
    requests,
    sent: () => requests.map(({ text }) => text),
    answer: (request: number, titles: readonly string[]) => {
      const asked = requests[request];
      asked?.answer(listOf(asked.text, titles));
      return pass();
    },
    headings: () => {
      const { state } = store.get();
      return state.kind === 'results' && state.tabs[0]?.groups.map(({ heading }) => heading);
    },
  };
}

/** The same, after the index was opened and the first query was sent. */
async function openedWith(query: string) {
  const opened = storeOf(query);
  opened.open({ kind: 'opened' });
  await pass(timing.debounceMs);
  return opened;
}

describe('the search store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends a query typed while the index opens, and shows "none" only for an answer', async () => {
    const store = storeOf('port');
    await pass(5000);
    expect(store.sent()).toEqual([]);
    expect(store.get()).toMatchObject({ state: { kind: 'loading' }, pending: true, busy: true });
    store.open({ kind: 'opened' });
    await pass();
    expect(store.sent()).toEqual(['port']);
    expect(store.get().state.kind).toBe('loading');
    await store.answer(0, []);
    expect(store.get().state).toEqual({ kind: 'none', query: 'port' });
    store.setQuery('ports');
    expect(store.get().state.kind).toBe('waiting');
  });

  it('says that it is loading while an answer waits for the network', async () => {
    const store = await openedWith('port');
    await pass(timing.indicatorDelayMs - 1);
    expect(store.get().state.kind).toBe('waiting');
    await pass(1);
    expect(store.get().state.kind).toBe('loading');
    await store.answer(0, ['a']);
    expect(store.get().state.kind).toBe('results');
    store.setQuery('ports');
    await pass(timing.debounceMs + timing.indicatorDelayMs);
    expect(store.headings()).toEqual(['a']);
  });

  it('sends one query, 150 ms after the last key', async () => {
    const store = await openedWith('');
    for (const query of ['p', 'po', 'por', 'port']) {
      store.setQuery(query);
      await pass(149);
    }
    expect(store.sent()).toEqual([]);
    await pass(1);
    expect(store.sent()).toEqual(['port']);
    await store.answer(0, ['page']);
    expect(store.get()).toMatchObject({ state: { kind: 'results' }, busy: false, pending: false });
  });

  it('gives the rows of each answer new ids, so that aria-activedescendant changes', async () => {
    const store = await openedWith('');
    for (const [request, query] of ['port', 'ports'].entries()) {
      store.setQuery(query);
      await pass(timing.debounceMs);
      await store.answer(request, ['page']);
      const id = `${request + 1}-0`;
      expect(store.get().state).toMatchObject({ tabs: [{ groups: [{ items: [{ id }] }] }] });
    }
  });

  it('drops the answer to a superseded query', async () => {
    const store = await openedWith('a');
    store.setQuery('ab');
    await pass(timing.debounceMs);
    expect(store.sent()).toEqual(['a', 'ab']);
    await store.answer(1, ['right']);
    await store.answer(0, ['wrong']);
    expect(store.headings()).toEqual(['right']);
  });

  it('keeps a visible indicator for at least one second, beside the results', async () => {
    const store = storeOf('a');
    await pass(200);
    store.open({ kind: 'opened' });
    await pass();
    await store.answer(0, ['page']);
    expect(store.get()).toMatchObject({ state: { kind: 'results' }, busy: true, pending: false });
    await pass(timing.indicatorMinMs);
    expect(store.get()).toMatchObject({ state: { kind: 'results' }, busy: false });
  });

  it('opens the index again on the next key after a failed query', async () => {
    const open = vi.fn(() => Promise.resolve({ kind: 'opened' } as const));
    const search = () => Promise.resolve({ kind: 'failed' } as const);
    const store = createSearchStore({ open, search, whenImproved: () => Promise.resolve(false) }, 'port');
    await pass(timing.debounceMs);
    expect(store.get().state.kind).toBe('failed');
    expect(open).toHaveBeenCalledTimes(1);
    store.setQuery('ports');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('shows the failure if the index cannot be opened, and retries on the next key', async () => {
    const store = storeOf('a');
    await pass(timing.indicatorDelayMs + 1);
    store.open({ kind: 'failed' });
    await pass();
    expect(store.get().state.kind).toBe('failed');
    expect(store.sent()).toEqual([]);
    store.setQuery('ab');
    expect(store.get().state.kind).toBe('waiting');
    await pass(timing.indicatorMinMs);
    expect(store.get().busy).toBe(true);
    store.open({ kind: 'opened' });
    await pass(timing.indicatorMinMs);
    expect(store.sent()).toEqual(['ab']);
    expect(store.get().busy).toBe(false);
  });

  it('neither notifies listeners nor searches after close', async () => {
    const [searching, opening] = [await openedWith('a'), storeOf('a')];
    const listener = vi.fn();
    searching.subscribe(listener);
    searching.close();
    await searching.answer(0, ['page']);
    await pass(2000);
    expect(listener).not.toHaveBeenCalled();
    opening.close();
    opening.open({ kind: 'opened' });
    await pass(timing.indicatorMinMs);
    expect(opening.sent()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows text during composition, and sends the query when the composition ends', async () => {
    const store = await openedWith('');
    store.setQuery('duan', true);
    expect(store.get()).toMatchObject({ query: 'duan', state: { kind: 'idle' }, pending: true });
    await pass(1000);
    expect(store.sent()).toEqual([]);
    store.setQuery('端', false);
    await pass(timing.debounceMs);
    expect(store.sent()).toEqual(['端']);
  });

  it('drops an answer that arrives after the field was cleared', async () => {
    const store = await openedWith('a');
    store.setQuery('');
    await store.answer(0, ['page']);
    expect(store.get().state.kind).toBe('idle');
  });

  it('keeps the first answer to a query that was sent twice', async () => {
    const store = await openedWith('a');
    store.setQuery('ab');
    store.setQuery('a');
    await pass(timing.debounceMs);
    await store.answer(1, ['page']);
    await store.answer(0, []);
    expect(store.sent()).toEqual(['a', 'a']);
    expect(store.headings()).toEqual(['page']);
  });

  it.each([
    ['marks the rows of an answer once the host was asked', 'a', [true]],
    ['does not mark the rows of a later answer', 'ab', [false]],
  ])('%s', async (_, shown, marks) => {
    const { provider } = fakeProvider();
    let mark: (needsNetwork: () => boolean) => void = () => {};
    const remarked = new Promise<() => boolean>((resolve) => (mark = resolve));
    const search = (text: string) =>
      Promise.resolve({
        kind: 'results',
        lists: [listOf(text, ['page'])],
        isComplete: true,
        ...(text === 'a' && { remarked }),
      } as const);
    const open = () => Promise.resolve({ kind: 'opened' } as const);
    const store = createSearchStore({ ...provider, open, search }, 'a');
    await pass(timing.debounceMs);
    store.setQuery(shown);
    await pass(timing.debounceMs);
    mark(() => true);
    await pass();
    const { state } = store.get();
    const items = state.kind === 'results' ? state.tabs.flatMap(({ groups }) => groups[0]?.items ?? []) : [];
    expect(items.map(({ needsNetwork }) => needsNetwork)).toEqual(marks);
  });

  it('shows several lists as tabs, even if all are empty', async () => {
    const { provider } = fakeProvider();
    const lists = [listOf('a', []), listOf('a', [])];
    const search = () => Promise.resolve({ kind: 'results', lists, isComplete: true } as const);
    const open = () => Promise.resolve({ kind: 'opened' } as const);
    const store = createSearchStore({ ...provider, open, search }, 'a');
    await pass(timing.debounceMs);
    expect(store.get().state).toMatchObject({ kind: 'results', tabs: [{ count: 0 }, { count: 0 }] });
  });

  it('cancels the query before with each key, with a cleared field and when it closes', async () => {
    const { provider, open } = fakeProvider();
    const cancel = vi.fn();
    const store = createSearchStore({ ...provider, cancel }, 'port');
    open({ kind: 'opened' });
    await pass(timing.debounceMs);
    cancel.mockReset();
    store.setQuery('ports');
    expect(cancel).toHaveBeenCalledTimes(1);
    store.setQuery('');
    expect(cancel).toHaveBeenCalledTimes(2);
    store.close();
    expect(cancel).toHaveBeenCalledTimes(3);
  });
});
