import { useEffect, useState } from 'react';
import type { SearchGroup } from './search-state.ts';

/** Few enough that a slow device lays them out between two keys, new Han characters included, which cost it most. */
const rowsPerFrame = 2;

/** How many groups are drawn after `count` of them: as many more as hold the rows of one frame. */
function withNextRows(groups: readonly SearchGroup[], count: number): number {
  let rows = 0;
  const last = groups.findIndex(
    ({ items }, index) => index >= count && (rows += items.length) >= rowsPerFrame,
  );
  return last === -1 ? groups.length : last + 1;
}

/**
 * How many groups are drawn: the best at once, more with each frame after that. Laying out all rows in one go would
 * hold up the next key on a slow device.
 */
export function useShownGroups(groups: readonly SearchGroup[]): number {
  const [drawn, setDrawn] = useState({ groups, count: withNextRows(groups, 0) });
  const isKnown = drawn.groups === groups;
  if (!isKnown) setDrawn({ groups, count: withNextRows(groups, 0) });
  const count = isKnown ? drawn.count : withNextRows(groups, 0);

  useEffect(() => {
    if (count >= groups.length) return undefined;
    const frame = requestAnimationFrame(() => setDrawn({ groups, count: withNextRows(groups, count) }));
    return () => cancelAnimationFrame(frame);
  }, [groups, count]);
  return count;
}
