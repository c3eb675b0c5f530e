// Apart from the other lazy data, because few pages need this table.
import type { Locale, OverviewGroup } from './types.ts';

/** `overviews/<section>.<locale>.json` of the artifacts. */
export const overviewModules = import.meta.glob<{ readonly default: readonly OverviewGroup[] }>(
  '../dist/overviews/*.json',
);
export const overviewFile = (section: string, locale: Locale) =>
  `../dist/overviews/${section}.${locale}.json`;
