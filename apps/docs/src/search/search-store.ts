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

export interface SearchView {
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
 * the next answer is on its way, and "no results" is said only of an answer.
 */
export function createSearchStore(provider: SearchProvider, initialQuery: string): SearchStore {
  const listeners = new Set<() => void>();
  let view: SearchView = { query: '', state: { kind: 'idle' } };
  let phase: 'opening' | 'ready' | 'failed' = 'opening';
  let isIndicated = false;
  let isClosed = false;
  let debounce: ReturnType<typeof setTimeout> | undefined;

  function show(next: Partial<SearchView>): void {
    if (isClosed) return;
    view = { ...view, ...next };
    if (view.state.kind === 'results') view = { ...view, state: { ...view.state, busy: isIndicated } };
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    const { query } = view;
    if (phase === 'opening' || query.trim() === '') return;
    const answer = await provider.search(query);
    if (answer.kind === 'stale' || query !== view.query) return;
    if (answer.kind === 'failed') show({ state: { kind: 'failed' } });
    else if (answer.response.pages.length === 0) show({ state: { kind: 'none', query } });
    else {
      const groups = presentResults(answer.response);
      const count = answer.response.rowCount;
      show({ state: { kind: 'results', groups, count } });
    }
  }

  function setQuery(query: string): void {
    clearTimeout(debounce);
    if (query.trim() === '') {
      show({ query, state: { kind: 'idle' } });
      return;
    }
    const keepsResults = view.state.kind === 'results';
    show({ query, ...(keepsResults ? {} : { state: { kind: 'loading' } }) });
    debounce = setTimeout(() => void ask(), timing.debounceMs);
  }

  const indicator = setTimeout(() => {
    if (phase !== 'opening') return;
    isIndicated = true;
    const shownAt = performance.now();
    void opened.then(() => {
      const rest = timing.indicatorLeastMs - (performance.now() - shownAt);
      setTimeout(
        () => {
          isIndicated = false;
          show({});
        },
        Math.max(0, rest),
      );
    });
  }, timing.indicatorDelayMs);

  const opened = provider.open().then((result) => {
    clearTimeout(indicator);
    phase = result.kind === 'opened' ? 'ready' : 'failed';
    if (phase === 'ready') return ask();
    show({ state: { kind: 'failed' } });
    return undefined;
  });

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
      clearTimeout(indicator);
    },
  };
}
