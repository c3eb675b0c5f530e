/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native options cannot contain links or `<mark>` */
import { memo, useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import type { SearchGroup, SearchItem, SearchLabels } from './search-state.ts';
import { SearchRow } from './SearchRow.tsx';

export interface SearchResultsProps {
  /** The id of the list, and the prefix of the ids of its rows. */
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  readonly pending: boolean;
  readonly activeId: string | undefined;
  readonly labels: SearchLabels;
  readonly onHighlight: (optionId: string) => void;
  readonly onSelect: (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Memoized like `SearchRow`: a key press in the field must not render all rows. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { id, groups, pending, activeId, labels, onHighlight, onSelect } = props;
  // Renders one more group per frame: laying out all at once takes over 80 ms on a slow device.
  const [renderedCount, setRenderedCount] = useState(1);
  // Arrow keys can reach every row, so once another row is active all groups are rendered.
  const count = activeId === groups[0]?.items[0]?.id ? renderedCount : groups.length;
  useEffect(() => {
    if (count >= groups.length) return undefined;
    const frame = requestAnimationFrame(() => setRenderedCount(count + 1));
    return () => cancelAnimationFrame(frame);
  }, [count, groups]);
  return (
    <div id={id} className="search-results" role="listbox" aria-label={labels.results} aria-busy={pending}>
      {groups.slice(0, count).map((group) => (
        <div
          key={group.items[0]?.id}
          className="search-group"
          role="group"
          aria-labelledby={`${id}-${group.items[0]?.id}-heading`}
        >
          <div
            id={`${id}-${group.items[0]?.id}-heading`}
            className="search-group-heading"
            role="presentation"
          >
            {group.heading} {group.label && <span className="search-group-label">{group.label}</span>}
          </div>
          {group.items.map((item) => (
            <SearchRow
              key={item.id}
              item={item}
              domId={`${id}-${item.id}`}
              active={item.id === activeId}
              labels={labels}
              onHighlight={onHighlight}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
