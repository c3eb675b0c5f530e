import { useEffect, useState } from 'react';
import type { SearchGroup } from './search-state.ts';

/** The first frame also draws the list itself. */
const firstRows = 1;

/** Few enough that a slow device lays them out between two keys, new Han characters included, which cost it most. */
const rowsPerFrame = 2;

/** The groups as far as their first rows go. */
function withFirstRows(groups: readonly SearchGroup[], count: number): readonly SearchGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const items = group.items.slice(0, Math.max(0, left));
    left -= group.items.length;
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/**
 * The groups as they are drawn: the best row at once, more with each frame after that. Laying out all rows in one go
 * would hold up the next key on a slow device.
 * @param least rows that are drawn in any case
 */
export function useShownRows(groups: readonly SearchGroup[], least: number): readonly SearchGroup[] {
  const [drawn, setDrawn] = useState({ groups, count: firstRows });
  const isKnown = drawn.groups === groups;
  if (!isKnown) setDrawn({ groups, count: firstRows });
  const count = Math.max(isKnown ? drawn.count : firstRows, least);
  const isAll = groups.reduce((sum, { items }) => sum + items.length, 0) <= count;

  useEffect(() => {
    if (isAll) return undefined;
    const frame = requestAnimationFrame(() => setDrawn({ groups, count: count + rowsPerFrame }));
    return () => cancelAnimationFrame(frame);
  }, [groups, count, isAll]);
  return isAll ? groups : withFirstRows(groups, count);
}
