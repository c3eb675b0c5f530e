import { useEffect, useRef } from 'react';
import { chevronRightPath, menuPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ReadableStore } from '../../hooks/use-store.ts';
import { followsLink } from '../../overlay/popover-open.ts';
import type { TocEntry } from '../outline/toc-entry.ts';
import { TocList } from '../outline/TocList.tsx';
import { sidebarDrawerId } from '../drawer-ids.ts';

export interface LocalBarProps {
  /** Null if the page has no sidebar. */
  readonly menuLabel: string | null;
  /** Null if the page has no outline. */
  readonly outlineLabel: string | null;
  readonly toc: readonly TocEntry[];
  readonly active: ReadableStore<string | null>;
}

export function LocalBar({ menuLabel, outlineLabel, toc, active }: LocalBarProps) {
  const outline = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    const onPress = (event: Event) => {
      const details = outline.current;
      if (details && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const details = outline.current;
      if (event.key !== 'Escape' || !details?.open) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    };
    document.addEventListener('pointerdown', onPress, { signal: stop.signal });
    document.addEventListener('focusin', onPress, { signal: stop.signal });
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const showsOutline = outlineLabel !== null && toc.length > 0;
  if (menuLabel === null && !showsOutline) return null;
  return (
    <div className={showsOutline ? 'local-bar' : 'local-bar local-bar-menu-only'}>
      {menuLabel !== null && (
        <button type="button" className="local-bar-menu" popoverTarget={sidebarDrawerId}>
          <Icon path={menuPath} />
          {menuLabel}
        </button>
      )}
      {showsOutline && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- observes clicks on its links
        <details
          ref={outline}
          className="local-bar-outline"
          onClick={(event) => {
            if (followsLink(event)) event.currentTarget.open = false;
          }}
        >
          <summary className="local-bar-summary">
            <span className="local-bar-title">{outlineLabel}</span>
            <Icon path={chevronRightPath} />
          </summary>
          <nav className="local-bar-panel" aria-label={outlineLabel}>
            <TocList toc={toc} active={active} />
          </nav>
        </details>
      )}
    </div>
  );
}
