import type { SearchLabels, SearchState, SearchTab } from './search-state.ts';

/**
 * Returns the text of the live region. It is empty while results are pending, so that screen readers announce each new
 * count even if it equals the previous one.
 */
export function announcement(
  state: SearchState,
  tab: SearchTab | undefined,
  pending: boolean,
  labels: SearchLabels,
): string {
  switch (state.kind) {
    case 'idle':
    case 'waiting':
      return '';
    case 'loading':
      return labels.loading;
    case 'results': {
      if (pending || !tab) return '';
      const count = tab.count === 0 ? labels.noneHere : labels.count(tab.count);
      return state.tabs.length > 1 ? `${tab.label}: ${count}` : count;
    }
    case 'none':
      return `${labels.none(state.query)} ${labels.tryAgain}`;
    case 'failed':
      return labels.failed;
    default:
      return state satisfies never;
  }
}
