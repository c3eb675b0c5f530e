import type { ScannedLine, ScannedPage } from './scan-page.ts';

/** A place of a page that may become a row, best first within its kind; `position` is 0 for the title and the lead. */
export interface SelectedPlaces {
  readonly hasTitle: boolean;
  /** Sections whose heading matches. */
  readonly headings: readonly number[];
  /** Sections with a line that matches. */
  readonly lines: readonly number[];
}

/** A heading or a line is shown only when it covers this share of what the page's best place covers. */
const minShareOfBest = 0.5;

/** The places that cover most, of headings and of lines. A page without any match gets its title. */
export function selectPlaces({ heads, sections }: ScannedPage): SelectedPlaces {
  const [title = 0, ...headings] = heads.map(({ coverage }) => coverage);
  const lines = sections.map(({ best }) => best?.coverage ?? 0);
  const best = Math.max(title, ...headings, ...lines);
  return {
    hasTitle: title > 0 || best === 0,
    headings: positionsOfBest([0, ...headings], best),
    lines: positionsOfBest(lines, best),
  };
}

function positionsOfBest(coverages: readonly number[], pageBest: number): readonly number[] {
  const best = Math.max(0, ...coverages);
  if (best === 0 || best < pageBest * minShareOfBest) return [];
  return [...coverages.keys()].filter((position) => coverages[position] === best);
}

/** The line shown below a title or heading: the first of its section, unless another covers more than the heading does. */
export function lineBelow({ heads, sections }: ScannedPage, position: number): ScannedLine | undefined {
  const { best, first } = sections[position] ?? {};
  return best !== undefined && best.coverage > (heads[position]?.coverage ?? 0) ? best : first;
}
