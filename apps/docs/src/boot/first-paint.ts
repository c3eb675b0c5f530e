/**
 * A classic script in the head of pages with a sidebar or tabs: restores the sidebar and stored tabs before the first
 * paint. It runs before each frame until the document is complete; the first frame waits for the style sheet, so the
 * layout is final.
 */
import { placeSidebar, showTab } from '@docs/ui/first-paint';
import { sidebarKey, tabKey } from '../storage/keys.ts';
import { readSession } from '../storage/session-storage.ts';
import { readyEvent } from './events.ts';

const sidebarNav = () => document.querySelector<HTMLElement>('[data-sidebar]');

/** Where the last call has scrolled the sidebar to; a reader who has scrolled since is left there. */
let placedTop: number | undefined;

function placeStored(): void {
  const nav = sidebarNav();
  const sidebar = nav?.parentElement;
  if (sidebar && (placedTop ?? sidebar.scrollTop) === sidebar.scrollTop) {
    placeSidebar(sidebar, readSession(sidebarKey(nav.dataset['sidebar'] ?? '')) ?? '');
    placedTop = sidebar.scrollTop;
    nav.dataset['placed'] = '';
  }
  try {
    for (const set of document.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
      const value = localStorage.getItem(tabKey(set.dataset['group'] ?? ''));
      if (value !== null) showTab(set, value);
    }
  } catch {
    // storage is refused: nothing was stored
  }
}

function placeBeforePaint(): void {
  const isComplete = document.readyState !== 'loading';
  placeStored();
  if (!isComplete) requestAnimationFrame(placeBeforePaint);
}

requestAnimationFrame(placeBeforePaint);

/** A closed drawer has no layout: it is placed when it opens. Once hydrated, the drawer does so itself. */
const untilHydrated = new AbortController();
addEventListener(
  'toggle',
  ({ target }) => {
    if (target === sidebarNav()?.parentElement) placeStored();
  },
  { capture: true, signal: untilHydrated.signal },
);
addEventListener(readyEvent, () => untilHydrated.abort());
