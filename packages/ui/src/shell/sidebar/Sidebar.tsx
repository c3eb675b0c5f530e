import { useLayoutEffect, useRef } from 'react';
import { closePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Drawer } from '../../overlay/drawer/Drawer.tsx';
import { sidebarColumnFromPx } from '../../theme/layout.ts';
import { sidebarDrawerId } from '../drawer-ids.ts';
import type { SidebarEntry } from './sidebar-entry.ts';
import { centreCurrent, noteToggle, placeSidebar, sidebarState } from './sidebar-state.ts';
import { SidebarEntries } from './SidebarEntries.tsx';

interface SidebarMemory {
  readonly read: (scope: string) => string | null;
  readonly write: (scope: string, state: string) => void;
}

export interface SidebarProps {
  /** The key of this sidebar in `memory`. */
  readonly scope: string;
  /** Keeps the scroll position and the toggled groups of each sidebar while another one is shown. */
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
    // The first-paint script has placed the sidebar of the first document, and the user may have scrolled it since.
    if (nav.current?.dataset['placed'] === undefined) placeSidebar(sidebar, memory.read(scope) ?? '');
    const keep = () => memory.write(scope, sidebarState(sidebar));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [scope, memory]);

  // A click leaves the row in sight; Back, a link in the text or in the footer may not.
  const placedFor = useRef(currentPath);
  useLayoutEffect(() => {
    const sidebar = nav.current?.parentElement;
    if (sidebar && placedFor.current !== currentPath) centreCurrent(sidebar);
    placedFor.current = currentPath;
  }, [currentPath]);

  return (
    <Drawer
      id={sidebarDrawerId}
      className="sidebar"
      label={label}
      closesFromPx={closesFromPx}
      page={currentPath}
      onOpen={(sidebar) => centreCurrent(sidebar, 0)}
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- observes the clicks of its summaries */}
      <nav ref={nav} aria-label={label} data-sidebar={scope} onClick={({ target }) => noteToggle(target)}>
        <SidebarEntries entries={entries} currentPath={currentPath} />
      </nav>
    </Drawer>
  );
}
