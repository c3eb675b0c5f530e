/**
 * A classic script in the head of pages with a sidebar or tabs: restores the sidebar and stored tabs before the first
 * paint. It runs before each frame until the document is parsed. The first frame waits for the style sheets, so the
 * layout is final.
 */
import { noteToggle, placeSidebar, showTab, sidebarState } from '@docs/ui/first-paint';
import { sidebarKey, tabKey, readSession, writeSession } from './storage.ts';
import { readyEvent } from './signals.ts';

const sidebarNav = () => document.querySelector<HTMLElement>('[data-sidebar]');

/** Scroll position that the last call set; a different position means that the user has scrolled. */
let placedTop: number | undefined;

function restoreSidebar(): void {
  const nav = sidebarNav();
  const sidebar = nav?.parentElement;
  if (!sidebar || (placedTop ?? sidebar.scrollTop) !== sidebar.scrollTop) return;
  placeSidebar(sidebar, readSession(sidebarKey(nav.dataset['sidebar']!)) ?? '');
  placedTop = sidebar.scrollTop;
  nav.dataset['placed'] = '';
}

function showStoredTabs(): void {
  try {
    for (const set of document.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
      const value = localStorage.getItem(tabKey(set.dataset['group']!));
      if (value !== null) showTab(set, value);
    }
  } catch {
    // storage is refused: nothing was stored
  }
}

let isSidebarParsed = false;

function placeBeforePaint(): void {
  const isDocumentParsed = document.readyState !== 'loading';
  // Once the sidebar is parsed completely, changes by the user take precedence.
  if (!isSidebarParsed) restoreSidebar();
  isSidebarParsed = Boolean(sidebarNav()?.parentElement?.nextElementSibling);
  showStoredTabs();
  if (!isDocumentParsed) requestAnimationFrame(placeBeforePaint);
}

requestAnimationFrame(placeBeforePaint);

const untilHydrated = new AbortController();
/** A closed drawer has no layout, so it is restored when it opens. */
addEventListener(
  'toggle',
  ({ target }) => {
    if (target === sidebarNav()?.parentElement) restoreSidebar();
  },
  { capture: true, signal: untilHydrated.signal },
);
/** Shows the chosen tab. Hydration reads the stored choice; the replayed click covers storage that is refused. */
addEventListener(
  'click',
  ({ target }) => {
    noteToggle(target);
    const tab = (target as Element).closest<HTMLElement>('[data-group] > * > [role=tab]');
    if (!tab) return;
    const group = tab.closest<HTMLElement>('[data-group]')!.dataset['group']!;
    const value = tab.dataset['value']!;
    try {
      localStorage.setItem(tabKey(group), value);
    } catch {
      // storage is refused: only the replayed click restores the choice
    }
    for (const set of document.querySelectorAll(`[data-group="${CSS.escape(group)}"]`)) showTab(set, value);
    addEventListener(readyEvent, () => tab.click(), { once: true });
  },
  { signal: untilHydrated.signal },
);
addEventListener(
  'pagehide',
  () => {
    const nav = sidebarNav();
    if (nav?.parentElement)
      writeSession(sidebarKey(nav.dataset['sidebar']!), sidebarState(nav.parentElement));
  },
  { signal: untilHydrated.signal },
);
addEventListener(readyEvent, () => untilHydrated.abort());
