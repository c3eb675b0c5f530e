import { useLayoutEffect, useRef } from 'react';
import { closePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Drawer } from '../../overlay/drawer/Drawer.tsx';
import { sidebarColumnFromPx } from '../../theme/layout.ts';
import { sidebarDrawerId } from '../drawer-ids.ts';
import type { SidebarEntry } from './sidebar-entry.ts';
import { rememberedScroll } from './sidebar-memory.ts';
import { SidebarEntries } from './SidebarEntries.tsx';

export interface SidebarProps {
  /** Tells the sidebars of the site apart: each remembers what the reader did to it. */
  readonly scope: string;
  readonly label: string;
  readonly entries: readonly SidebarEntry[];
  readonly currentPath: string;
  readonly closeLabel: string;
}

const closesFromPx = [sidebarColumnFromPx];

/** Where the current row stands in the sidebar, in pixels under the middle of what is seen; null without one. */
function rowFromMiddle(sidebar: HTMLElement): number | null {
  const current = sidebar.querySelector('[aria-current="page"]');
  if (!current) return null;
  const row = current.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  return row.top + row.height / 2 - (box.top + box.height / 2);
}

/** Scrolls the sidebar alone, never the window. */
function centreCurrent(sidebar: HTMLElement) {
  sidebar.scrollTop += rowFromMiddle(sidebar) ?? 0;
}

/** One element for both forms: a drawer that CSS shows as a column where the window has room for it. */
export function Sidebar({ scope, label, entries, currentPath, closeLabel }: SidebarProps) {
  const nav = useRef<HTMLElement>(null);

  // At the first sight of it the current row stands in the middle; later the reader's own scrolling counts.
  useLayoutEffect(() => {
    const sidebar = nav.current?.parentElement;
    if (!sidebar) return;
    const remembered = rememberedScroll.get(scope);
    sidebar.scrollTop = remembered ?? 0;
    const isOut = Math.abs(rowFromMiddle(sidebar) ?? 0) > sidebar.clientHeight / 2;
    if (remembered === undefined || isOut) centreCurrent(sidebar);
    return () => {
      rememberedScroll.set(scope, sidebar.scrollTop);
    };
  }, [scope]);

  return (
    <Drawer
      id={sidebarDrawerId}
      className="sidebar"
      label={label}
      closesFromPx={closesFromPx}
      page={currentPath}
      onOpen={centreCurrent}
    >
      <button
        type="button"
        className="icon-button sidebar-close"
        popoverTarget={sidebarDrawerId}
        popoverTargetAction="hide"
        aria-label={closeLabel}
      >
        <Icon path={closePath} />
      </button>
      <nav ref={nav} aria-label={label}>
        <SidebarEntries entries={entries} currentPath={currentPath} scope={scope} />
      </nav>
    </Drawer>
  );
}
