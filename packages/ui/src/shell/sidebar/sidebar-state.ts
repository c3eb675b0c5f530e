// Shared with the boot script, which restores the sidebar before the first paint. Keep it small.

/** Scroll position in pixels, then 1 or 0 for each group in document order: `900,1,0,1`. */
export function sidebarState(sidebar: HTMLElement): string {
  return [sidebar.scrollTop, ...groupsOf(sidebar).map(({ open }) => Number(open))].join(',');
}

/** The bar, and the height of a row: what is closer to the edge of the window counts as out of sight. */
const reachPx = 100;

const groupsOf = (sidebar: HTMLElement) => [...sidebar.querySelectorAll('details')];

/**
 * Scrolls the current row to the middle of the sidebar, never the window. The sidebar is as high as the window but for
 * the bar, in both of its forms.
 * @param least distance from the middle in pixels, up to which the row stays where it is
 */
export function centreCurrent(sidebar: HTMLElement, least = 0): void {
  const row = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const offset = row ? row.top - innerHeight / 2 : 0;
  if (Math.abs(offset) > least) sidebar.scrollTop += offset;
}

/**
 * Restores what `sidebarState` gave. The groups around the current row are always open, and the row is scrolled to the
 * middle where it would be out of sight.
 * @param state empty where the reader has not seen this sidebar yet
 */
export function placeSidebar(sidebar: HTMLElement, state: string): void {
  const [top, ...open] = state.split(',');
  groupsOf(sidebar).forEach((group, index) => {
    if (open[index]) {
      group.open = open[index] === '1' || group.parentElement?.querySelector('[aria-current]') !== null;
    }
  });
  sidebar.scrollTop = Number(top);
  centreCurrent(sidebar, state ? innerHeight / 2 - reachPx : 0);
}
