import type { SearchLabels, SearchState } from './search-state.ts';

/** What a screen reader is told about the state; nothing while results are still moving. */
export function announcement(state: SearchState, labels: SearchLabels): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'loading':
      return labels.loading;
    case 'results':
      return state.busy ? '' : labels.count(state.count);
    case 'none':
      return `${labels.none(state.query)} ${labels.tryAgain}`;
    case 'failed':
      return labels.failed;
    default:
      return state satisfies never;
  }
}
