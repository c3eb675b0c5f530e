import { useEffect, useState } from 'react';
import type { SearchGroup } from './search-state.ts';

/** The frame that shows a list also draws the list itself; one row takes as long where its Han characters are new. */
const firstRows = 1;

/** Of a list that waits to be shown, one in each frame: a slow device too has laid them out by then. */
const rowsAhead = 2;

/** Few enough that a slow device lays them out between two keys. */
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
 * The groups of one answer as they are drawn: the best rows at once, more with each frame in which they are shown.
 * Laying out all rows in one go would hold up the next key on a slow device.
 * @param least rows that are drawn in any case
 */
export function useShownRows(
  groups: readonly SearchGroup[],
  isShown: boolean,
  least: number,
): readonly SearchGroup[] {
  const [drawn, setDrawn] = useState(firstRows);
  const count = Math.max(drawn, least);
  const isAll = groups.reduce((sum, { items }) => sum + items.length, 0) <= count;

  useEffect(() => {
    if (isAll || (!isShown && count >= rowsAhead)) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(isShown ? count + rowsPerFrame : rowsAhead));
    return () => cancelAnimationFrame(frame);
  }, [count, isAll, isShown]);
  return isAll ? groups : withFirstRows(groups, count);
}
