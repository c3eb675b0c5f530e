import { surfaceKinds } from '../analysis/text-reader.ts';
import { readHeadingPlaces } from '../index/document-store.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { lineBreak, SurfaceReader } from '../index/text-store.ts';
import type { ClauseBits } from './clause-bits.ts';

/** A line of a page. */
export interface ScannedLine {
  /** Where it starts in the stream of the text store, in bytes. */
  readonly start: number;
  /** Share of the query's weight that the line has alone, 0 to 1. */
  readonly coverage: number;
  /** Clauses whose own term it has: tells lines of the same coverage apart. */
  readonly exactClauses: number;
}

/** Section 0 is the lead of the page, section `n` that of its heading `n - 1`. */
export interface ScannedSection {
  /** The first of the lines that answer best; undefined where none answers. */
  readonly best: ScannedLine | undefined;
  /** The first line with a word: a brace alone on its line of code has none. */
  readonly first: ScannedLine | undefined;
}

export interface ScannedPage {
  /** The title, then the headings. */
  readonly heads: readonly ScannedLine[];
  readonly sections: readonly ScannedSection[];
}

/** Reads a page once, line by line, without making a string. */
export function scanPage(index: InvertedIndex, page: number, bits: ClauseBits): ScannedPage {
  const { text, pageStarts } = index;
  const { kinds } = text;
  const { surfaces, exactSurfaces, pairStarts, pairEnds } = bits;
  const headCount = (pageStarts[page + 1] ?? 0) - (pageStarts[page] ?? 0);
  const heads: ScannedLine[] = [];
  const sections = Array.from({ length: headCount }, (): MutableSection => ({
    best: undefined,
    first: undefined,
  }));
  const places = headingPlaces(index, page);
  let nextPlace = 0;
  let section = sections[0];
  let lineNumber = -headCount;

  const endLine = (start: number, found: number, exact: number, hasWord: boolean): void => {
    if (lineNumber < 0) {
      heads.push({ start, coverage: bits.coverageOf(found), exactClauses: bitsIn(exact) });
      lineNumber += 1;
      return;
    }
    let isHeading = false;
    for (
      let place = places[nextPlace];
      place !== undefined && place.line <= lineNumber;
      place = places[nextPlace]
    ) {
      isHeading ||= place.isHeading && place.line === lineNumber;
      section = sections[place.section];
      nextPlace += 1;
    }
    lineNumber += 1;
    if (isHeading || !hasWord || section === undefined) return;
    if (section.first !== undefined && found === 0) return;
    const line = { start, coverage: bits.coverageOf(found), exactClauses: bitsIn(exact) };
    section.first ??= line;
    if (found !== 0 && isBetter(line, section.best)) section.best = line;
  };

  const reader = new SurfaceReader(text, page);
  let start = reader.at;
  let found = 0;
  let exact = 0;
  let pairs = 0;
  let hasWord = false;
  while (!reader.isAtEnd) {
    const surface = reader.next();
    if (kinds[surface] === surfaceKinds.separator) {
      pairs = 0;
      if (surface !== lineBreak) continue;
      endLine(start, found, exact, hasWord);
      start = reader.at;
      found = 0;
      exact = 0;
      hasWord = false;
      continue;
    }
    hasWord = true;
    found |= (surfaces[surface] ?? 0) | (pairs & (pairEnds[surface] ?? 0));
    exact |= exactSurfaces[surface] ?? 0;
    pairs = pairStarts[surface] ?? 0;
  }
  endLine(start, found, exact, hasWord);
  return { heads, sections };
}

type MutableSection = { -readonly [Key in keyof ScannedSection]: ScannedSection[Key] };

/** Sections by the line of the content where they start. */
function headingPlaces({ store }: InvertedIndex, page: number) {
  return readHeadingPlaces(store, page)
    .map((place, entry) => ({ ...place, section: entry + 1 }))
    .filter(({ line }) => line >= 0)
    .toSorted((a, b) => a.line - b.line);
}

function isBetter(line: ScannedLine, best: ScannedLine | undefined): boolean {
  return best === undefined || (line.coverage - best.coverage || line.exactClauses - best.exactClauses) > 0;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
