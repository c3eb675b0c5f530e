import type { PageResults, SearchResult } from '../results/search-result.ts';

/**
 * Merges a later, better answer into the one that is shown, so that nothing moves under the reader: shown pages and
 * rows keep their order and get the new texts, new ones follow. Only a best page that was not shown goes first.
 */
export function keepOrder(
  shown: readonly PageResults[],
  later: readonly PageResults[],
): readonly PageResults[] {
  const pages = inPlace(shown, later, ({ routePath }) => routePath, filledPage);
  const [best] = later;
  const isNew = shown.every(({ routePath }) => routePath !== best?.routePath);
  return best && isNew ? [best, ...pages.filter((page) => page !== best)] : pages;
}

/** The shown items, updated from later ones with the same key, then the remaining later ones. */
function inPlace<Item>(
  shown: readonly Item[],
  later: readonly Item[],
  keyOf: (item: Item) => string,
  filled: (shown: Item, later: Item) => Item,
): readonly Item[] {
  const unshown = new Map(later.map((item) => [keyOf(item), item]));
  const kept = shown.map((item) => {
    const better = unshown.get(keyOf(item));
    unshown.delete(keyOf(item));
    return better ? filled(item, better) : item;
  });
  return [...kept, ...unshown.values()];
}

const filledPage = (shown: PageResults, later: PageResults): PageResults => ({
  ...later,
  rows: inPlace(shown.rows, later.rows, ({ link }) => link, filledRow),
});

/** A title or heading keeps its text; a later content row with the same link becomes its statement. */
function filledRow(shown: SearchResult, later: SearchResult): SearchResult {
  if (shown.type === 'content' || later.type !== 'content') return later;
  const { statement, statementRanges, isCode, corrections } = later;
  return { ...shown, statement, statementRanges, isCode, corrections };
}
