import type { ResultList } from './search-provider.ts';

/**
 * The complete answer in the order that is already shown, so that no row jumps while it is read: shown pages first, then
 * new ones. Where the best page is new, the shown order was wrong and is given up.
 */
export function completeLists(
  shown: readonly ResultList[],
  complete: readonly ResultList[],
): readonly ResultList[] {
  return complete.map((list, at) => {
    const order = shown[at]?.pages.map(({ routePath }) => routePath) ?? [];
    const placeOf = (routePath: string) => {
      const place = order.indexOf(routePath);
      return place < 0 ? order.length : place;
    };
    if (placeOf(list.pages[0]?.routePath ?? '') === order.length) return list;
    const pages = list.pages.toSorted((a, b) => placeOf(a.routePath) - placeOf(b.routePath));
    return { ...list, pages };
  });
}
