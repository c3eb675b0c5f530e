import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldProvider, listOf } from './held-provider.ts';
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
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(50);
    expect(asked.map(({ text }) => text)).toEqual(['port']);
    asked[0]?.answer(listOf('port', ['page']));
    await vi.advanceTimersByTimeAsync(49);
    expect(store.get()).toMatchObject({ state: { kind: 'waiting' }, pending: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get()).toMatchObject({ state: { kind: 'results' }, pending: false });
  });

  it('does not show an answer that waits for its time when the next key comes first', async () => {
    const { provider, asked, open } = heldProvider();
    const store = createSearchStore(provider, 'port');
    open({ kind: 'opened' });
    await vi.advanceTimersByTimeAsync(100);
    asked[0]?.answer(listOf('port', ['page']));
    await vi.advanceTimersByTimeAsync(20);
    store.setQuery('ports');
    await vi.advanceTimersByTimeAsync(timing.debounceMs);
    expect(asked.map(({ text }) => text)).toEqual(['port', 'ports']);
    expect(store.get()).toMatchObject({ state: { kind: 'waiting' }, pending: true });
    store.close();
  });
});
