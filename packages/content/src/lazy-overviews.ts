// Separate from `lazy-data.ts`, because few pages need this table.
import type { Locale, OverviewGroup } from './types.ts';

/** Artifacts `overviews/<section>.<locale>.json`. */
export const overviewModules = import.meta.glob<{ readonly default: readonly OverviewGroup[] }>(
  '../dist/overviews/*.json',
);
export const overviewFile = (section: string, locale: Locale) =>
  `../dist/overviews/${section}.${locale}.json`;
