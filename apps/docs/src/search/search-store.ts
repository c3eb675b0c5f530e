import type { SearchResponse } from '@docs/search-core';
import type { SearchState } from '@docs/ui/search';
import { presentResults } from './present-results.ts';
import { timing } from './timing.ts';

/** Answers questions in one language; never rejects. */
export interface SearchProvider {
  readonly open: () => Promise<
    { readonly kind: 'opened'; readonly origin: 'store' | 'network' } | { readonly kind: 'failed' }
  >;
  readonly search: (
    text: string,
  ) => Promise<
    | { readonly kind: 'results'; readonly response: SearchResponse }
    | { readonly kind: 'stale' }
    | { readonly kind: 'failed' }
  >;
}

interface SearchView {
  readonly query: string;
  readonly state: SearchState;
}

export interface SearchStore {
  readonly get: () => SearchView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setQuery: (query: string) => void;
  /** Ends the timers; answers that come later are dropped. */
  readonly close: () => void;
}

/**
 * The life of one opened dialog: a query waits for the debounce and for the index, earlier results stay while
 * the next answer is on its way, and "no results" is said only of an answer. An index that could not be opened is
 * tried again with the next key.
 */
export function createSearchStore(provider: SearchProvider, initialQuery: string): SearchStore {
  const listeners = new Set<() => void>();
  let view: SearchView = { query: '', state: { kind: 'idle' } };
  let phase: 'opening' | 'ready' | 'failed';
  let isIndicated = false;
  let isClosed = false;
  /** The debounce of the present query is over, so it is asked as soon as the index is open. */
  let isDue = false;
  let debounce: ReturnType<typeof setTimeout> | undefined;

  function show(next: Partial<SearchView>): void {
    if (isClosed) return;
    view = { ...view, ...next };
    if (view.state.kind === 'results') view = { ...view, state: { ...view.state, busy: isIndicated } };
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    const { query } = view;
    const answer = await provider.search(query);
    if (answer.kind === 'stale' || query !== view.query) return;
    if (answer.kind === 'failed') show({ state: { kind: 'failed' } });
    else if (answer.response.pages.length === 0) show({ state: { kind: 'none', query } });
    else
      show({
        state: { kind: 'results', groups: presentResults(answer.response), count: answer.response.rowCount },
      });
  }

  /** Shown only where opening takes long enough to be noticed, and then for a while. */
  function indicate(opened: Promise<unknown>): void {
    isIndicated = true;
    const shownAt = performance.now();
    void opened.then(() => {
      const restMs = timing.indicatorLeastMs - (performance.now() - shownAt);
      setTimeout(
        () => {
          isIndicated = false;
          show({});
        },
        Math.max(0, restMs),
      );
    });
  }

  function open(): void {
    phase = 'opening';
    const opened = provider.open();
    const indicator = setTimeout(() => indicate(opened), timing.indicatorDelayMs);
    void opened.then((result) => {
      clearTimeout(indicator);
      phase = result.kind === 'opened' ? 'ready' : 'failed';
      if (phase === 'failed') show({ state: { kind: 'failed' } });
      else if (isDue) void ask();
    });
  }

  function setQuery(query: string): void {
    clearTimeout(debounce);
    isDue = false;
    if (query.trim() === '') {
      show({ query, state: { kind: 'idle' } });
      return;
    }
    if (phase === 'failed') open();
    const keepsResults = view.state.kind === 'results';
    show({ query, ...(keepsResults ? {} : { state: { kind: 'loading' } }) });
    debounce = setTimeout(() => {
      isDue = true;
      if (phase === 'ready') void ask();
    }, timing.debounceMs);
  }

  open();
  setQuery(initialQuery);
  return {
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setQuery,
    close: () => {
      isClosed = true;
      clearTimeout(debounce);
    },
  };
}
