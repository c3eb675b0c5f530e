import { useLayoutEffect, useRef } from 'react';
import { closePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Drawer } from '../../overlay/drawer/Drawer.tsx';
import { sidebarColumnFromPx } from '../../theme/layout.ts';
import { sidebarDrawerId } from '../drawer-ids.ts';
import type { SidebarEntry } from './sidebar-entry.ts';
import { centreCurrent, placeSidebar, sidebarState } from './sidebar-state.ts';
import { SidebarEntries } from './SidebarEntries.tsx';

interface SidebarMemory {
  readonly read: (scope: string) => string | null;
  readonly write: (scope: string, state: string) => void;
}

export interface SidebarProps {
  /** Names the sidebar among those of the site, as the key of `memory`. */
  readonly scope: string;
  /** Keeps the scroll position and the open groups of each sidebar while another one is shown. */
  readonly memory: SidebarMemory;
  readonly label: string;
  readonly entries: readonly SidebarEntry[];
  readonly currentPath: string;
  readonly closeLabel: string;
}

const closesFromPx = [sidebarColumnFromPx];

/** One element for both forms: a drawer that CSS shows as a column where the window has room for it. */
export function Sidebar({ scope, memory, label, entries, currentPath, closeLabel }: SidebarProps) {
  const nav = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const sidebar = nav.current?.parentElement;
    if (!sidebar) return undefined;
    // The boot script has placed the sidebar of the first document, and the reader may have scrolled it since.
    if (nav.current?.dataset['placed'] === undefined) placeSidebar(sidebar, memory.read(scope) ?? '');
    const keep = () => memory.write(scope, sidebarState(sidebar));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [scope, memory]);

  return (
    <Drawer
      id={sidebarDrawerId}
      className="sidebar"
      label={label}
      closesFromPx={closesFromPx}
      page={currentPath}
      onOpen={(sidebar) => centreCurrent(sidebar)}
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
      <nav ref={nav} aria-label={label} data-sidebar={scope}>
        <SidebarEntries entries={entries} currentPath={currentPath} />
      </nav>
    </Drawer>
  );
}
