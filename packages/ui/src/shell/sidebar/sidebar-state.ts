import { centreCurrent } from '../centre-current.ts';

// Shared with the first-paint script, which restores the sidebar before the first frame. Keep it small.

/** Scroll position in pixels, and whether each group that the user toggled is open. */
type SidebarState = readonly [top: number, open: Readonly<Record<string, boolean>>];

const groupsOf = (sidebar: HTMLElement) => sidebar.querySelectorAll('details');

const keyLength = 60;

/** Title and first entries: unlike an index, stable when groups are added or removed. */
const keyOf = (group: HTMLElement) => group.textContent.slice(0, keyLength);

export function sidebarState(sidebar: HTMLElement): string {
  const open: Record<string, boolean> = {};
  for (const group of groupsOf(sidebar)) if (group.dataset['toggled']) open[keyOf(group)] = group.open;
  return JSON.stringify([sidebar.scrollTop, open] satisfies SidebarState);
}

/** Call it for each click in the sidebar. Toggling a summary with the keyboard dispatches a click too. */
export function noteToggle(target: EventTarget | null): void {
  const group = (target as Element | null)?.closest('summary')?.parentElement;
  if (group) group.dataset['toggled'] = '1';
}

/**
 * Restores a state from `sidebarState`. Groups around the current row stay open, and the row is scrolled into view.
 * @param text empty if no state is stored
 */
export function placeSidebar(sidebar: HTMLElement, text: string): void {
  let [top, open]: Partial<SidebarState> = [];
  try {
    [top, open] = JSON.parse(text) as SidebarState;
  } catch {
    // No state is stored, or an invalid one.
  }
  for (const group of groupsOf(sidebar)) {
    const isOpen = open?.[keyOf(group)];
    if (isOpen === undefined) continue;
    group.dataset['toggled'] = '1';
    group.open = isOpen || Boolean(group.parentElement?.querySelector('[aria-current]'));
  }
  sidebar.scrollTop = top ?? 0;
  centreCurrent(sidebar);
}
