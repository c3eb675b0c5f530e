import { useEffect } from 'react';
import { closePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { sidebarColumnFromPx } from '../../theme/layout.ts';
import { sidebarPopupId } from '../popup/popup-ids.ts';
import { usePopup } from '../popup/use-popup.ts';
import type { SidebarEntry } from './sidebar-entry.ts';
import { SidebarEntries } from './SidebarEntries.tsx';

export interface SidebarProps {
  /** The Menu button of the local bar opens `sidebar`, the default. */
  readonly id?: string;
  readonly label: string;
  readonly entries: readonly SidebarEntry[];
  readonly currentPath: string;
  readonly closeLabel: string;
}

const closesFromPx = [sidebarColumnFromPx];

/** Scrolls the sidebar alone, never the window. */
function centreCurrent(sidebar: HTMLElement) {
  const current = sidebar.querySelector('[aria-current="page"]');
  if (!current) return;
  const row = current.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  sidebar.scrollTop += row.top + row.height / 2 - (box.top + box.height / 2);
}

/** One element for both forms: a popover that CSS shows as a column where the window has room for it. */
export function Sidebar({ id = sidebarPopupId, label, entries, currentPath, closeLabel }: SidebarProps) {
  const ref = usePopup<HTMLElement>(closesFromPx);

  useEffect(() => {
    if (ref.current) centreCurrent(ref.current);
  }, [ref]);

  return (
    <nav
      ref={ref}
      id={id}
      popover="auto"
      className="sidebar"
      aria-label={label}
      data-holds-page=""
      onToggle={(event) => {
        if (event.target === event.currentTarget && event.newState === 'open')
          centreCurrent(event.currentTarget);
      }}
    >
      <button
        type="button"
        className="icon-button sidebar-close"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={closeLabel}
      >
        <Icon path={closePath} />
      </button>
      <SidebarEntries entries={entries} currentPath={currentPath} />
    </nav>
  );
}
