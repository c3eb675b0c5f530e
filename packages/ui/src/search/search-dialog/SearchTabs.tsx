import type { KeyboardEvent } from 'react';
import { indexByKey } from '../../hooks/index-by-key.ts';
import type { SearchTab } from './search-state.ts';

export interface SearchTabsProps {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly SearchTab[];
  readonly selected: SearchTab;
  readonly onSelect: (tab: SearchTab) => void;
}

/** One tab per index. Left and right move between tabs; up and down move in the list. */
export function SearchTabs({ id, label, tabs, selected, onSelect }: SearchTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = indexByKey(event.key, tabs.indexOf(selected), tabs.length, 'horizontal');
    const next = index === null ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(`${id}-tab-${next.id}`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs take the focus
    <div className="search-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.id}`}
          className="search-tab"
          aria-selected={tab === selected}
          aria-controls={`${id}-panel`}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
        >
          {tab.label} <span className="search-tab-count">{tab.count}</span>
        </button>
      ))}
    </div>
  );
}
