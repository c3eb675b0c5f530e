import { enterPath } from '../../icons/result-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { SearchLabels } from './search-state.ts';

export interface SearchFooterProps {
  readonly labels: SearchLabels;
  /** Number of results; null if there are none to count. */
  readonly count: number | null;
}

export function SearchFooter({ labels, count }: SearchFooterProps) {
  return (
    <div className="search-footer" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {labels.move}
      </span>
      <span>
        <kbd>
          <Icon path={enterPath} />
        </kbd>{' '}
        {labels.open}
      </span>
      <span>
        <kbd>esc</kbd> {labels.close}
      </span>
      {count !== null && <span className="search-footer-count">{labels.count(count)}</span>}
    </div>
  );
}
