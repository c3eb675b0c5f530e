import { surfaceKinds } from '../analysis/text-reader.ts';
import { bitCount } from '../dictionary/term-signatures.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { firstKeyword, headingPlace } from '../index/document-store.ts';
import { isCodeIndent, lineBreak, SurfaceReader } from '../index/text-store.ts';
import type { ClauseBits } from './clause-bits.ts';

/** Stands for the start of a line if a section has none. */
export const noLine = -1;

const noLines: ReadonlySet<number> = new Set();

/**
 * Matches of the lines of a page, by section: 0 is the title with the lead, `n` the heading `n - 1` with its text;
 * keywords follow, which have no text. A line is identified by its start in the stream of the text store, in bytes.
 * Coverage is the share of the weight of the query that a line alone matches, 0 to 1.
 */
export interface ScannedPage {
  /** Title, headings and keywords. */
  readonly headStarts: Int32Array;
  readonly headCoverages: Float64Array;
  /** The section of the first keyword; one past the last section if there is none. */
  readonly firstKeyword: number;
  /** By section: the first line of its text with the highest coverage; `noLine` if none matches. */
  readonly bestStarts: Int32Array;
  readonly bestCoverages: Float64Array;
  /** By section: the first line of its text with a word: a line of code with only a brace has none. */
  readonly firstStarts: Int32Array;
  /** The first line of the page with a word that is neither a heading nor code. */
  readonly firstProse: number;
}

/**
 * Reads a page once, line by line, without making a string.
 * @param skipped starts of lines of the text that are passed over
 */
export function scanPage(
  index: InvertedIndex,
  docId: number,
  bits: ClauseBits,
  skipped: ReadonlySet<number> = noLines,
): ScannedPage {
  const { text, sectionStarts, store } = index;
  const { kinds, terms, termStarts } = text;
  const { characters, pairStarts, pairEnds } = bits;
  const count = (sectionStarts[docId + 1] ?? 0) - (sectionStarts[docId] ?? 0);
  const headStarts = new Int32Array(count).fill(noLine);
  const headCoverages = new Float64Array(count);
  const bestStarts = new Int32Array(count).fill(noLine);
  const bestCoverages = new Float64Array(count);
  const bestExact = new Uint8Array(count);
  const firstStarts = new Int32Array(count).fill(noLine);
  let firstProse = noLine;
  let section = 0;
  let entry = 0;
  let place = headingPlace(store, docId, entry);
  /** Head lines have negative numbers, before line 0 of the content. */
  let number = -count;

  const endLine = (start: number, found: number, exact: number, hasWord: boolean, isCode: boolean): void => {
    const line = number;
    number += 1;
    if (line < 0) {
      headStarts[line + count] = start;
      headCoverages[line + count] = bits.coverageOf(found);
      return;
    }
    let isHeading = false;
    while (place !== undefined && place.line <= line) {
      if (place.line >= 0) {
        isHeading ||= place.isHeading && place.line === line;
        section = entry + 1;
      }
      entry += 1;
      place = headingPlace(store, docId, entry);
    }
    // The line of a heading is not shown below it, because it would repeat the heading.
    if (isHeading || !hasWord || skipped.has(start)) return;
    if (firstProse === noLine && !isCode) firstProse = start;
    if (firstStarts[section] === noLine) firstStarts[section] = start;
    if (found === 0) return;
    const coverage = bits.coverageOf(found);
    const exactClauses = bitCount(exact);
    const lead = coverage - (bestCoverages[section] ?? 0) || exactClauses - (bestExact[section] ?? 0);
    if (lead <= 0 && bestStarts[section] !== noLine) return;
    bestStarts[section] = start;
    bestCoverages[section] = coverage;
    // Among lines of the same coverage, the one with the words as typed is the best.
    bestExact[section] = exactClauses;
  };

  const reader = new SurfaceReader(text, docId);
  let start = reader.at;
  let found = 0;
  let exact = 0;
  let pairs = 0;
  let hasWord = false;
  let isCode = false;
  while (!reader.isAtEnd) {
    const isLineStart = reader.at === start;
    const surface = reader.next();
    const kind = kinds[surface];
    if (kind === surfaceKinds.word) {
      hasWord = true;
      pairs = 0;
      const end = termStarts[surface + 1] ?? 0;
      for (let at = termStarts[surface] ?? 0; at < end; at += 1) {
        const term = terms[at] ?? 0;
        found |= bits.terms[term] ?? 0;
        exact |= bits.exactTerms[term] ?? 0;
      }
    } else if (kind === surfaceKinds.cjk) {
      hasWord = true;
      found |= (characters[surface] ?? 0) | (pairs & (pairEnds[surface] ?? 0));
      pairs = pairStarts[surface] ?? 0;
    } else {
      pairs = 0;
      if (surface !== lineBreak) {
        if (isLineStart) isCode = isCodeIndent(text, surface);
        continue;
      }
      endLine(start, found, exact, hasWord, isCode);
      start = reader.at;
      isCode = false;
      found = 0;
      exact = 0;
      hasWord = false;
    }
  }
  endLine(start, found, exact, hasWord, isCode);
  return {
    headStarts,
    headCoverages,
    firstKeyword: firstKeyword(store, docId),
    bestStarts,
    bestCoverages,
    firstStarts,
    firstProse,
  };
}
