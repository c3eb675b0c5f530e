import { noLine } from './scan-page.ts';
import type { ScannedPage } from './scan-page.ts';

/** Sections of a page that may become rows, in page order. */
export interface SelectedSections {
  readonly hasTitle: boolean;
  /**
   * The keyword with the highest coverage, the first if several; -1 unless it covers more than title and headings do,
   * and at least as much as any line.
   */
  readonly keyword: number;
  /** Sections whose heading matches. */
  readonly headings: readonly number[];
  /** Sections with a line that matches. */
  readonly lines: readonly number[];
}

/** A heading or line is shown only if it covers at least this share of what the best place of the page covers. */
const minShareOfBest = 0.5;

/**
 * The sections whose headings or lines cover most. A page without any match gets its title, and so does one with a
 * keyword to show.
 */
export function selectSections({
  headCoverages,
  bestCoverages,
  firstKeyword,
}: Pick<ScannedPage, 'headCoverages' | 'bestCoverages' | 'firstKeyword'>): SelectedSections {
  const best = Math.max(mostOf(headCoverages), mostOf(bestCoverages));
  const names = headCoverages.subarray(0, firstKeyword);
  const keyword = mostOf(names) < best ? headCoverages.indexOf(best) : -1;
  return {
    hasTitle: keyword > 0 || (headCoverages[0] ?? 0) > 0 || best === 0,
    keyword,
    headings: sectionsOfMost(names.with(0, 0), best),
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

/**
 * The line shown below a title or heading: the first of its text, unless another covers more than the heading does. A
 * title gets the first line of prose of its page, which may be below a heading.
 */
export function lineBelow(page: ScannedPage, section: number): number {
  const coversMore = (page.bestCoverages[section] ?? 0) > (page.headCoverages[section] ?? 0);
  if (!coversMore && section === 0 && page.firstProse !== noLine) return page.firstProse;
  return (coversMore ? page.bestStarts[section] : page.firstStarts[section]) ?? noLine;
}
