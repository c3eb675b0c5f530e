/** Header and row height: rows closer than this to the edge of the window count as out of view. */
const edgePx = 100;

/**
 * Scrolls the current row of a navigation to the middle of the window if it is out of view. Unlike `scrollIntoView`,
 * scrolls only the navigation.
 */
export function centreCurrent(navigation: HTMLElement): void {
  const middle = innerHeight / 2;
  const row = navigation.querySelector('[aria-current]')?.getBoundingClientRect();
  const offset = row ? row.top - middle : 0;
  if (Math.abs(offset) > middle - edgePx) navigation.scrollTop += offset;
}
