import type { SearchState } from '@docs/ui/search';
import { presentResults } from './present-results.ts';
import type { SearchAnswer, SearchProvider } from './search-provider.ts';
import { timing } from './timing.ts';

export interface SearchView {
  readonly query: string;
  readonly state: SearchState;
  /** The answer to `query` is not there yet; `state` may show an earlier one. */
  readonly pending: boolean;
  /** The answer to `query`, where it is there before its debounce has ended. */
  readonly coming: SearchState | undefined;
  /** The index is being opened. The style sheet shows it once it takes long enough to be noticed. */
  readonly busy: boolean;
}

/** Of a closed dialog. `busy`, so that the indicator also counts the time before the application is there. */
export const closedView: SearchView = {
  query: '',
  state: { kind: 'idle' },
  pending: false,
  coming: undefined,
  busy: true,
};

export interface SearchStore {
  readonly get: () => SearchView;
  readonly subscribe: (listener: () => void) => () => void;
  /** What an input method still composes is shown, and asked once it is settled. */
  readonly setQuery: (query: string, isComposing?: boolean) => void;
  /** Ends the timers; answers that come later are dropped. */
  readonly close: () => void;
}

function stateOf(query: string, answer: SearchAnswer, ordinal: number): SearchState {
  if (answer.kind === 'failed') return { kind: 'failed' };
  const tabs = presentResults(answer.lists, ordinal);
  const isEmpty = tabs.length < 2 && tabs.every(({ count }) => count === 0);
  return isEmpty ? { kind: 'none', query } : { kind: 'results', tabs };
}

/**
 * The life of one opened dialog: a query waits for the debounce and for the index, earlier results stay while
 * the next answer is on its way, and "no results" is said only of an answer. An index that could not be opened, or
 * a question that could not be answered, is tried again with the next key.
 */
export function createSearchStore(provider: SearchProvider, initialQuery: string): SearchStore {
  const listeners = new Set<() => void>();
  let view = closedView;
  let phase: 'opening' | 'ready' | 'failed';
  let isClosed = false;
  /** The present query was not asked in its time, so it is as soon as the index is open. */
  let isOverdue = false;
  /** When the debounce of the present query ends, on the clock of `performance`. */
  let dueAt = 0;
  let answers = 0;
  /** Of the present query: what asks it, then what shows its answer. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Makes the loading indicator of the present opening count as visible. */
  let indicator: ReturnType<typeof setTimeout> | undefined;
  let isIndicated = false;

  function show(next: Partial<SearchView>): void {
    if (isClosed) return;
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  }

  const isAwaited = (query: string) => view.pending && query === view.query;

  async function ask(): Promise<void> {
    const { query } = view;
    isOverdue = false;
    const answer = await provider.search(query);
    if (answer.kind === 'stale' || !isAwaited(query)) return;
    if (answer.kind === 'failed') phase = 'failed';
    const state = stateOf(query, answer, (answers += 1));
    const restMs = dueAt - performance.now();
    const reveal = () => show({ state, pending: false, coming: undefined });
    if (restMs <= 0) return reveal();
    clearTimeout(timer);
    timer = setTimeout(reveal, restMs);
    show({ coming: state });
  }

  function open(): void {
    const indicatedAt = performance.now() + timing.indicatorDelayMs;
    phase = 'opening';
    isIndicated = false;
    show({ busy: true });
    indicator = setTimeout(() => {
      isIndicated = true;
      if (view.state.kind === 'waiting') show({ state: { kind: 'loading' } });
    }, timing.indicatorDelayMs);
    void provider.open().then((result) => {
      clearTimeout(indicator);
      const shownMs = performance.now() - indicatedAt;
      // Once visible, the indicator stays for a while.
      setTimeout(() => show({ busy: false }), shownMs < 0 ? 0 : timing.indicatorLeastMs - shownMs);
      phase = result.kind === 'opened' ? 'ready' : 'failed';
      if (phase === 'failed') show({ state: { kind: 'failed' }, pending: false });
      else if (isOverdue) void ask();
    });
  }

  function setQuery(query: string, isComposing = false): void {
    clearTimeout(timer);
    isOverdue = false;
    if (isComposing) {
      show({ query, pending: query.trim() !== '', coming: undefined });
      return;
    }
    if (query.trim() === '') {
      show({ query, state: { kind: 'idle' }, pending: false, coming: undefined });
      return;
    }
    if (phase === 'failed') open();
    const isOpening = phase === 'opening' && isIndicated;
    const state: SearchState =
      view.state.kind === 'results' ? view.state : { kind: isOpening ? 'loading' : 'waiting' };
    show({ query, state, pending: true, coming: undefined });
    dueAt = performance.now() + timing.debounceMs;
    timer = setTimeout(
      () => {
        if (phase === 'ready') void ask();
        else isOverdue = true;
      },
      provider.isLocal ? timing.localAskMs : timing.debounceMs,
    );
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
      clearTimeout(timer);
      clearTimeout(indicator);
    },
  };
}
