interface Page {
  readonly routePath: string;
}

/**
 * A later, better answer in the order of the one that is shown, so that no row jumps while it is read: shown pages
 * first, then new ones. Where the best page is new, the shown order was wrong and is given up.
 */
export function keepOrder<P extends Page>(shown: readonly Page[], later: readonly P[]): readonly P[] {
  const order = new Map(shown.map(({ routePath }, place) => [routePath, place]));
  const placeOf = ({ routePath }: Page) => order.get(routePath) ?? order.size;
  const [best] = later;
  if (best === undefined || placeOf(best) === order.size) return later;
  return later.toSorted((a, b) => placeOf(a) - placeOf(b));
}
