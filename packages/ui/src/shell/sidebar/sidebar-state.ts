// Shared with the first-paint script, which restores the sidebar before the first frame. Keep it small.

/** Scroll position in pixels, and whether each group that the user toggled is open. */
type SidebarState = readonly [top: number, open: Readonly<Record<string, boolean>>];

const groupsOf = (sidebar: HTMLElement) => sidebar.querySelectorAll('details');

/** Code units. */
const keyLength = 60;

/** The title and the first entries, so that stored states survive groups that are added before. */
const keyOf = (group: HTMLElement) => group.textContent.slice(0, keyLength);

export function sidebarState(sidebar: HTMLElement): string {
  const open: Record<string, boolean> = {};
  for (const group of groupsOf(sidebar)) if (group.dataset['toggled']) open[keyOf(group)] = group.open;
  return JSON.stringify([sidebar.scrollTop, open] satisfies SidebarState);
}

/** To be called for each click in the sidebar; a key press on a summary is one too. */
export function noteToggle(target: EventTarget | null): void {
  const group = (target as Element | null)?.closest('summary')?.parentElement;
  if (group) group.dataset['toggled'] = '1';
}

/** The bar, and the height of a row: what is closer to the edge of the window counts as out of sight. */
const reachPx = 100;

/**
 * Scrolls the current row to the middle of the sidebar, never the window. The sidebar is as high as the window but for
 * the bar, in both of its forms.
 * @param least distance from the middle in pixels, up to which the row stays where it is
 */
export function centreCurrent(sidebar: HTMLElement, least = innerHeight / 2 - reachPx): void {
  const row = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const offset = row ? row.top - innerHeight / 2 : 0;
  if (Math.abs(offset) > least) sidebar.scrollTop += offset;
}

/**
 * Restores what `sidebarState` returned. The groups around the current row are always open, and the row is scrolled to
 * the middle where it would be out of sight.
 * @param text empty where the user has not seen this sidebar yet
 */
export function placeSidebar(sidebar: HTMLElement, text: string): void {
  let [top, open]: Partial<SidebarState> = [];
  try {
    [top, open] = JSON.parse(text) as SidebarState;
  } catch {
    // Nothing is stored, or not by `sidebarState`.
  }
  for (const group of groupsOf(sidebar)) {
    const isOpen = open?.[keyOf(group)];
    if (isOpen === undefined) continue;
    group.dataset['toggled'] = '1';
    group.open = isOpen || Boolean(group.parentElement?.querySelector('[aria-current]'));
  }
  sidebar.scrollTop = top ?? 0;
  centreCurrent(sidebar, text ? undefined : 0);
}
