/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native options cannot contain icons */
import { clockPath } from '../../icons/result-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { SearchLabels } from './search-state.ts';

interface RecentOption {
  readonly id: string;
  readonly query: string;
}

export interface RecentSearchesProps {
  readonly listId: string;
  readonly options: readonly RecentOption[];
  readonly activeId: string | undefined;
  readonly domId: (optionId: string) => string;
  readonly labels: SearchLabels;
  readonly onHighlight: (optionId: string) => void;
  readonly onChoose: (query: string) => void;
  readonly onClear: () => void;
}

export function RecentSearches(props: RecentSearchesProps) {
  const { listId, options, activeId, domId, labels, onHighlight, onChoose, onClear } = props;
  return (
    <div className="search-recent">
      <div className="search-group-heading">
        <span>{labels.recent}</span>
        <button type="button" className="search-recent-clear" onClick={onClear}>
          {labels.clearRecent}
        </button>
      </div>
      <div id={listId} role="listbox" aria-label={labels.recent}>
        {options.map(({ id, query }) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keyboard
          <div
            key={id}
            id={domId(id)}
            className="search-row"
            role="option"
            aria-selected={id === activeId}
            tabIndex={-1}
            onMouseMove={() => onHighlight(id)}
            onClick={() => onChoose(query)}
          >
            <Icon path={clockPath} />
            <span>{query}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
