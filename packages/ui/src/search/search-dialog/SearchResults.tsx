/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list of options holds neither links nor marks */
import { memo } from 'react';
import type { MouseEvent } from 'react';
import type { SearchGroup, SearchItem, SearchLabels } from './search-state.ts';
import { SearchRow } from './SearchRow.tsx';
import { useShownRows } from './use-shown-rows.ts';

export interface SearchResultsProps {
  /** Of the list on the screen, and the beginning of its rows' own. */
  readonly id: string;
  /** Whether the list is on the screen, or only laid out for the moment in which it will be. */
  readonly isShown: boolean;
  readonly groups: readonly SearchGroup[];
  /** Newer results are on their way. */
  readonly pending: boolean;
  readonly activeId: string | undefined;
  readonly labels: SearchLabels;
  readonly onHighlight: (optionId: string) => void;
  readonly onSelect: (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Remembers what it drew: a key in the field must not cost the drawing of all rows. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { id, isShown, groups, pending, activeId, labels, onHighlight, onSelect } = props;
  // The field names the highlighted row, so that one is drawn, wherever it is.
  const highlighted = groups.flatMap(({ items }) => items).findIndex((item) => item.id === activeId);
  const shown = useShownRows(groups, isShown, highlighted + 1);
  return (
    <div
      id={isShown ? id : undefined}
      className="search-results"
      role="listbox"
      aria-label={labels.results}
      aria-busy={pending}
      aria-hidden={isShown ? undefined : true}
    >
      {shown.map((group) => (
        <div
          key={group.items[0]?.id ?? group.heading}
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
