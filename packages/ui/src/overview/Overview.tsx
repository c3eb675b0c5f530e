import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { searchPath } from '../icons/icon-paths.ts';
import { Icon } from '../icons/Icon.tsx';
import { filterOverview } from './overview-page.ts';
import type { OverviewGroup } from './overview-page.ts';
import { OverviewCard } from './OverviewCard.tsx';

export interface OverviewProps {
  readonly groups: readonly OverviewGroup[];
  /** A text field that filters the list. `empty` returns the message for a query without matches. */
  readonly filter: { readonly label: string; readonly empty: (text: string) => string } | null;
}

export function Overview({ groups, filter }: OverviewProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The user may have typed before hydration.
  useEffect(() => setText(field.current?.value ?? ''), []);
  const query = useDeferredValue(text);
  const shown = filterOverview(groups, query);
  return (
    <div className="overview">
      {filter && (
        <div className="overview-filter needs-script">
          <Icon path={searchPath} />
          <input
            ref={field}
            type="search"
            className="overview-field"
            aria-label={filter.label}
            placeholder={filter.label}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      {shown.map((group, index) => (
        <section key={index} className="overview-group">
          {group.text !== '' && <h2 className="overview-title">{group.text}</h2>}
          <ul className="overview-list">
            {group.pages.map((page) => (
              <OverviewCard key={page.href} page={page} />
            ))}
          </ul>
        </section>
      ))}
      {filter && (
        <output className="overview-empty">{shown.length === 0 ? filter.empty(query.trim()) : ''}</output>
      )}
    </div>
  );
}
