import type { SearchLabels, SearchState } from './search-state.ts';

export interface SearchMessageProps {
  readonly state: Exclude<SearchState, { readonly kind: 'results' }>;
  readonly labels: SearchLabels;
}

/** Shown instead of results. */
export function SearchMessage({ state, labels }: SearchMessageProps) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'waiting':
      return <div className="search-message" />;
    case 'loading':
      return <p className="search-message">{labels.loading}</p>;
    case 'none':
      return (
        <div className="search-message">
          <p>{labels.none(state.query)}</p>
          <p className="search-message-hint">{labels.tryAgain}</p>
        </div>
      );
    case 'failed':
      return <p className="search-message">{labels.failed}</p>;
    default:
      return state satisfies never;
  }
}
