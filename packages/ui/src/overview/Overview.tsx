import { useEffect, useRef } from 'react';
import { isUnfinished } from '../hooks/is-composing.ts';
import { searchPath } from '../icons/icon-paths.ts';
import { Icon } from '../icons/Icon.tsx';
import type { OverviewGroup } from './overview-page.ts';
import { OverviewCard } from './OverviewCard.tsx';

export interface OverviewProps {
  /** The groups that `filterOverview` keeps. */
  readonly groups: readonly OverviewGroup[];
  /** A text field that filters the list. `empty` is displayed if there are no groups. */
  readonly filter: {
    readonly label: string;
    readonly text: string;
    readonly empty: string;
    readonly onChange: (text: string) => void;
  } | null;
}

export function Overview({ groups, filter }: OverviewProps) {
  const field = useRef<HTMLInputElement>(null);
  // The user may have typed before hydration.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') filter?.onChange(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only after hydration
  }, []);
  return (
    <div className="overview">
      {filter && (
        <div className="overview-filter needs-script">
          <Icon path={searchPath} />
          {/* Uncontrolled: a controlled field would lose what was typed before hydration. */}
          <input
            ref={field}
            type="search"
            className="overview-field"
            aria-label={filter.label}
            placeholder={filter.label}
            defaultValue={filter.text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              if (!isUnfinished(event.nativeEvent)) filter.onChange(event.target.value);
            }}
            onCompositionEnd={(event) => filter.onChange(event.currentTarget.value)}
          />
        </div>
      )}
      {groups.map((group) => (
        <section key={group.id} className="overview-group">
          {group.text !== '' && (
            <h2 id={group.id} className="overview-title" tabIndex={-1}>
              {group.text}
            </h2>
          )}
          <ul className="overview-list">
            {group.pages.map((page) => (
              <OverviewCard key={page.href} page={page} />
            ))}
          </ul>
        </section>
      ))}
      {filter && <output className="overview-empty">{groups.length === 0 ? filter.empty : ''}</output>}
    </div>
  );
}
