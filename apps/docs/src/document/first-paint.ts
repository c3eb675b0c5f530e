/**
 * A classic script in the head of pages with a sidebar or tabs: restores the sidebar and stored tabs before the first
 * paint. It runs before each frame until the document is complete; the first frame waits for the style sheet, so the
 * layout is final.
 */
import { noteToggle, placeSidebar, showTab, sidebarState } from '@docs/ui/first-paint';
import { sidebarKey, tabKey, readSession, writeSession } from './storage.ts';
import { readyEvent } from './signals.ts';

const sidebarNav = () => document.querySelector<HTMLElement>('[data-sidebar]');

/** Where the last call has scrolled the sidebar to; a reader who has scrolled since is left there. */
let placedTop: number | undefined;

function placeSidebarStored(): void {
  const nav = sidebarNav();
  const sidebar = nav?.parentElement;
  if (!sidebar || (placedTop ?? sidebar.scrollTop) !== sidebar.scrollTop) return;
  placeSidebar(sidebar, readSession(sidebarKey(nav.dataset['sidebar'] ?? '')) ?? '');
  placedTop = sidebar.scrollTop;
  nav.dataset['placed'] = '';
}

function showStoredTabs(): void {
  try {
    for (const set of document.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
      const value = localStorage.getItem(tabKey(set.dataset['group'] ?? ''));
      if (value !== null) showTab(set, value);
    }
  } catch {
    // storage is refused: nothing was stored
  }
}

let isWhole = false;

function placeBeforePaint(): void {
  const isComplete = document.readyState !== 'loading';
  // Once the sidebar is parsed to its end, what the reader does to it counts.
  if (!isWhole) placeSidebarStored();
  isWhole = Boolean(sidebarNav()?.parentElement?.nextElementSibling);
  showStoredTabs();
  if (!isComplete) requestAnimationFrame(placeBeforePaint);
}

requestAnimationFrame(placeBeforePaint);

/** A closed drawer has no layout: it is placed when it opens. Once hydrated, the drawer does so itself. */
const untilHydrated = new AbortController();
addEventListener(
  'toggle',
  ({ target }) => {
    if (target === sidebarNav()?.parentElement) placeSidebarStored();
  },
  { capture: true, signal: untilHydrated.signal },
);
/** The application takes the choice from the store. */
addEventListener(
  'click',
  ({ target }) => {
    noteToggle(target);
    const tab = (target as Element).closest<HTMLElement>('[data-group] > * > [role=tab]');
    const group = tab?.closest<HTMLElement>('[data-group]')?.dataset['group'];
    const value = tab?.dataset['value'];
    if (group === undefined || value === undefined) return;
    try {
      localStorage.setItem(tabKey(group), value);
    } catch {
      // storage is refused: shown until the application is there
    }
    for (const set of document.querySelectorAll(`[data-group="${CSS.escape(group)}"]`)) showTab(set, value);
  },
  { signal: untilHydrated.signal },
);
addEventListener(
  'pagehide',
  () => {
    const nav = sidebarNav();
    if (nav?.parentElement)
      writeSession(sidebarKey(nav.dataset['sidebar'] ?? ''), sidebarState(nav.parentElement));
  },
  { signal: untilHydrated.signal },
);
addEventListener(readyEvent, () => untilHydrated.abort());
