/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list of options holds neither links nor marks */
import type { MouseEvent } from 'react';
import type { SearchGroup, SearchItem } from './search-state.ts';
import { SearchRow } from './SearchRow.tsx';

export interface SearchResultsProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SearchGroup[];
  readonly busy: boolean;
  readonly activeId: string | undefined;
  readonly rowDomId: (item: SearchItem) => string;
  readonly onHighlight: (item: SearchItem) => void;
  readonly onSelect: (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { id, label, groups, busy, activeId, rowDomId, onHighlight, onSelect } = props;
  return (
    <div id={id} className="search-results" role="listbox" aria-label={label} aria-busy={busy}>
      {groups.map((group, index) => (
        <div
          key={group.items[0]?.id ?? group.heading}
          className="search-group"
          role="group"
          aria-labelledby={`${id}-${index}`}
        >
          <div id={`${id}-${index}`} className="search-group-heading" role="presentation">
            {group.heading}
            {group.label && <span className="search-group-label">{group.label}</span>}
          </div>
          {group.items.map((item) => (
            <SearchRow
              key={item.id}
              item={item}
              domId={rowDomId(item)}
              active={item.id === activeId}
              onHighlight={() => onHighlight(item)}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
