import { keepOrder } from '@docs/search-core/client';
import type { SearchState } from '@docs/ui/search';
import { presentResults, rowIds } from './present-results.ts';
import type { RowIds } from './present-results.ts';
import type { ResultList, SearchAnswer, SearchProvider } from './search-provider.ts';

/** Delays of the search dialog, in milliseconds. */
export const timing = {
  /** From the last key to the query. */
  debounceMs: 150,
  /** An index that opens faster shows no loading indicator. Must equal `--d-wait` in the style sheet. */
  indicatorDelayMs: 200,
  /** Minimum time that the loading indicator is visible; results are not delayed. */
  indicatorMinMs: 1000,
} as const;

export interface SearchView {
  readonly query: string;
  readonly state: SearchState;
  /** The answer to `query` is pending; `state` may show an earlier one. */
  readonly pending: boolean;
  /** The index is being opened. The style sheet shows the indicator after `timing.indicatorDelayMs`. */
  readonly busy: boolean;
}

/** View of a closed dialog. `busy` is true so that the indicator's delay starts before hydration. */
export const closedView: SearchView = {
  query: '',
  state: { kind: 'idle' },
  pending: false,
  busy: true,
};

export interface SearchStore {
  readonly get: () => SearchView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Text of an unfinished composition (IME) is shown, but not searched. */
  readonly setQuery: (query: string, isComposing?: boolean) => void;
  /** The user moves in the shown results: another index's answer does not replace them any more. */
  readonly touch: () => void;
  /** Cancels the timers and the search that waits for the index; later answers are dropped. */
  readonly close: () => void;
}

function stateOf(query: string, answer: SearchAnswer, idOf: RowIds): SearchState {
  if (answer.kind === 'failed') return { kind: 'failed' };
  const tabs = presentResults(answer.lists, idOf, answer.isComplete);
  const isEmpty = tabs.length < 2 && tabs.every(({ count }) => count === 0);
  return isEmpty ? { kind: 'none', query } : { kind: 'results', tabs };
}

/**
 * State of one opened dialog. A query waits for the debounce and for the index; earlier results stay until the answer
 * replaces them; "no results" is shown only for an answer. After a failure, the next key opens the index again.
 */
export function createSearchStore(provider: SearchProvider, initialQuery: string): SearchStore {
  const listeners = new Set<() => void>();
  let view = closedView;
  let phase: 'opening' | 'ready' | 'failed';
  let isClosed = false;
  /** The debounce ended while the index was still opening: ask as soon as it is open. */
  let isOverdue = false;
  let answers = 0;
  let isTouched = false;
  let debounce: ReturnType<typeof setTimeout> | undefined;
  /** Fires when the loading indicator becomes visible and, once the index is open, when it disappears. */
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
    const wait = setTimeout(() => {
      if (isAwaited(query) && view.state.kind === 'waiting') show({ state: { kind: 'loading' } });
    }, timing.indicatorDelayMs);
    const answer = await provider.search(query);
    clearTimeout(wait);
    if (answer.kind === 'stale' || !isAwaited(query)) return;
    if (answer.kind === 'failed') phase = 'failed';
    isTouched = false;
    const idOf = rowIds((answers += 1));
    showAnswer(query, answer, idOf);
    if (answer.kind === 'results' && !answer.isComplete) await improve(query, answer.lists, idOf);
  }

  function showAnswer(query: string, answer: SearchAnswer, idOf: RowIds): void {
    const state = stateOf(query, answer, idOf);
    show({ state, pending: false });
    if (answer.kind !== 'results') return;
    void answer.remarked?.then((needsNetwork) => {
      if (!needsNetwork || view.state !== state) return;
      const lists = answer.lists.map((list) => ({ ...list, needsNetwork }));
      show({ state: stateOf(query, { ...answer, lists }, idOf) });
    });
  }

  /** Replaces an incomplete answer with better ones, unless the query has changed. */
  async function improve(query: string, shown: readonly ResultList[], idOf: RowIds): Promise<void> {
    const isShown = () => !isClosed && !view.pending && query === view.query;
    if (!(await provider.whenImproved()) || !isShown()) return;
    const answer = await provider.search(query);
    if (answer.kind !== 'results' || !isShown()) return;
    if (answer.isReplacement) {
      if (!isTouched) show({ state: stateOf(query, answer, rowIds((answers += 1))) });
      return;
    }
    const lists = answer.lists.map((list, at) => ({
      ...list,
      pages: keepOrder(shown[at]?.pages ?? [], list.pages),
    }));
    showAnswer(query, { ...answer, lists }, idOf);
    if (!answer.isComplete) await improve(query, lists, idOf);
  }

  function open(): void {
    const indicatedAt = performance.now() + timing.indicatorDelayMs;
    phase = 'opening';
    isIndicated = false;
    show({ busy: true });
    clearTimeout(indicator);
    indicator = setTimeout(() => {
      isIndicated = true;
      if (view.state.kind === 'waiting') show({ state: { kind: 'loading' } });
    }, timing.indicatorDelayMs);
    void provider.open().then((result) => {
      if (isClosed) return;
      clearTimeout(indicator);
      const shownMs = performance.now() - indicatedAt;
      // A visible indicator stays for `indicatorMinMs`, so that it does not flash.
      indicator = setTimeout(() => show({ busy: false }), shownMs < 0 ? 0 : timing.indicatorMinMs - shownMs);
      phase = result.kind === 'opened' ? 'ready' : 'failed';
      if (phase === 'failed') show({ state: { kind: 'failed' }, pending: false });
      else if (isOverdue) void ask();
    });
  }

  function setQuery(query: string, isComposing = false): void {
    clearTimeout(debounce);
    provider.cancel?.();
    isOverdue = false;
    if (isComposing) {
      show({ query, pending: query.trim() !== '' });
      return;
    }
    if (query.trim() === '') {
      show({ query, state: { kind: 'idle' }, pending: false });
      return;
    }
    if (phase === 'failed') open();
    const isOpening = phase === 'opening' && isIndicated;
    const state: SearchState =
      view.state.kind === 'results' ? view.state : { kind: isOpening ? 'loading' : 'waiting' };
    show({ query, state, pending: true });
    debounce = setTimeout(() => {
      if (phase === 'ready') void ask();
      else isOverdue = true;
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
    touch: () => {
      isTouched = true;
    },
    close: () => {
      isClosed = true;
      clearTimeout(debounce);
      clearTimeout(indicator);
      provider.cancel?.();
    },
  };
}
