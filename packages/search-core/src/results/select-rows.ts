import { noLine } from './scan-page.ts';
import type { ScannedPage } from './scan-page.ts';

/** Sections of a page that may become rows, in page order. */
export interface SelectedSections {
  readonly hasTitle: boolean;
  /** Their heading matches. */
  readonly headings: readonly number[];
  /** A line of their text matches. */
  readonly lines: readonly number[];
}

/** A heading or a line is shown only when it covers this share of what the page's best place covers. */
const minShareOfBest = 0.5;

/** The sections that cover most by their headings, and by their lines. A page without any match gets its title. */
export function selectSections({ headCoverages, bestCoverages }: ScannedPage): SelectedSections {
  const best = Math.max(mostOf(headCoverages), mostOf(bestCoverages));
  return {
    hasTitle: (headCoverages[0] ?? 0) > 0 || best === 0,
    headings: sectionsOfMost(headCoverages.with(0, 0), best),
    lines: sectionsOfMost(bestCoverages, best),
  };
}

function sectionsOfMost(coverages: Float64Array, pageBest: number): readonly number[] {
  const most = mostOf(coverages);
  if (most === 0 || most < pageBest * minShareOfBest) return [];
  return [...coverages.keys()].filter((section) => coverages[section] === most);
}

function mostOf(coverages: Float64Array): number {
  return coverages.reduce((most, coverage) => Math.max(most, coverage), 0);
}

/** The line shown below a title or heading: the first of its text, unless another covers more than the heading does. */
export function lineBelow(page: ScannedPage, section: number): number {
  const coversMore = (page.bestCoverages[section] ?? 0) > (page.headCoverages[section] ?? 0);
  return (coversMore ? page.bestStarts[section] : page.firstStarts[section]) ?? noLine;
}
