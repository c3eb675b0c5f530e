import { useLayoutEffect, useRef } from 'react';
import { closePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Drawer } from '../../overlay/drawer/Drawer.tsx';
import { sidebarColumnFromPx } from '../../theme/layout.ts';
import { centreCurrent } from '../centre-current.ts';
import { sidebarDrawerId } from '../drawer-ids.ts';
import type { SidebarEntry } from './sidebar-entry.ts';
import { noteToggle, placeSidebar, sidebarState } from './sidebar-state.ts';
import { SidebarEntries } from './SidebarEntries.tsx';

interface SidebarMemory {
  readonly read: (scope: string) => string | null;
  readonly write: (scope: string, state: string) => void;
}

export interface SidebarProps {
  /** Key of this sidebar in `memory`. */
  readonly scope: string;
  /** Stores the scroll position and the toggled groups of each sidebar. */
  readonly memory: SidebarMemory;
  readonly label: string;
  readonly entries: readonly SidebarEntry[];
  readonly currentPath: string;
  readonly closeLabel: string;
}

const closesFromPx = [sidebarColumnFromPx];

/** A drawer that CSS shows as a column in wide windows. */
export function Sidebar({ scope, memory, label, entries, currentPath, closeLabel }: SidebarProps) {
  const nav = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const sidebar = nav.current?.parentElement;
    if (!sidebar) return undefined;
    // The first-paint script has already placed a pre-rendered sidebar, and the user may have scrolled it since.
    if (nav.current?.dataset['placed'] === undefined) placeSidebar(sidebar, memory.read(scope) ?? '');
    const save = () => memory.write(scope, sidebarState(sidebar));
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [scope, memory]);

  // After Back or a link outside the sidebar, the current row may be out of view.
  const lastPath = useRef(currentPath);
  useLayoutEffect(() => {
    const sidebar = nav.current?.parentElement;
    if (sidebar && lastPath.current !== currentPath) centreCurrent(sidebar);
    lastPath.current = currentPath;
  }, [currentPath]);

  return (
    <Drawer
      id={sidebarDrawerId}
      className="sidebar"
      label={label}
      closesFromPx={closesFromPx}
      page={currentPath}
      onShow={centreCurrent}
    >
      <div className="sidebar-bar">
        <button
          type="button"
          className="icon-button"
          popoverTarget={sidebarDrawerId}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon path={closePath} />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- observes clicks on its summaries */}
      <nav ref={nav} aria-label={label} data-sidebar={scope} onClick={({ target }) => noteToggle(target)}>
        <SidebarEntries entries={entries} currentPath={currentPath} />
      </nav>
    </Drawer>
  );
}
