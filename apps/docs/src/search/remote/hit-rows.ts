import {
  excerptOf,
  headerTrail,
  limits,
  mergeRanges,
  type HighlightRange,
  type PageResults,
  type SearchResult,
} from '@docs/search-core';
import { findWords } from '../mark-in-page.ts';
import { rangesOfBytes } from './byte-ranges.ts';
import { linesOf, type Line } from './hit-lines.ts';
import type { RemoteHit } from './remote-answer.ts';
import { remoteHash } from './remote-href.ts';

/** Limits of the words that are looked for, and of the matches of each in a text. */
const maxTerms = 50;
const maxPlaces = 100;

/** The words of a query, in lowercase. */
const termsOf = (query: string): readonly string[] => [
  ...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
];

/** How many different words are marked. */
const coverageOf = (text: string, ranges: readonly HighlightRange[]): number =>
  new Set(ranges.map(({ start, end }) => text.slice(start, end).toLowerCase())).size;

/**
 * The rows of one hit, at least one: its title and its headings if they contain a word of the query, and one line of
 * each other section with a match.
 * @param pageHref URL of the page, without a hash
 */
export function rowsOfHit(hit: RemoteHit, query: string, pageHref: string): PageResults {
  const words = [...termsOf(query), ...hit.corrections.flatMap(({ found }) => termsOf(found))];
  const terms = [...new Set(words)].slice(0, maxTerms);
  const title = hit.title || hit.routePath || pageHref;
  const marksIn = (text: string) => mergeRanges(findWords(text, terms, maxPlaces));
  const contentRanges =
    hit.places === null || hit.places.length === 0
      ? marksIn(hit.content)
      : rangesOfBytes(hit.content, hit.places);

  const lineBySection = new Map<number, Line>();
  for (const line of linesOf(hit, contentRanges)) {
    const { text, section, ranges } = line;
    const isHeading = section >= 0 && hit.toc[section]?.text.trim() === text;
    const known = lineBySection.get(section)?.ranges.length ?? -1;
    if (text !== '' && !isHeading && ranges.length > known) lineBySection.set(section, line);
  }

  const rowAt = (section: number) => {
    const found = lineBySection.get(section);
    const excerpt = excerptOf(found?.text ?? '', found?.ranges ?? [], limits.excerptWidth);
    const trail = headerTrail({ title, toc: hit.toc }, section);
    return {
      title,
      header: trail.join(' > '),
      trail,
      link: pageHref + remoteHash(hit.toc[section]?.id ?? ''),
      group: hit.group,
      statement: excerpt.text,
      statementRanges: excerpt.ranges,
      isCode: found?.isCode ?? false,
      corrections: hit.corrections.filter(({ found }) =>
        [title, hit.toc[section]?.text ?? '', excerpt.text].some((text) =>
          text.toLowerCase().includes(found.toLowerCase()),
        ),
      ),
    };
  };

  const titleRanges = marksIn(title);
  const headings = hit.toc
    .map(({ text }, section) => ({ section, heading: text, ranges: marksIn(text) }))
    .filter(({ ranges }) => ranges.length > 0)
    .slice(0, limits.rowsPerPage);
  const shown = new Set(headings.map(({ section }) => section));
  if (titleRanges.length > 0) shown.add(-1);
  const bestHead = Math.max(
    coverageOf(title, titleRanges),
    ...headings.map(({ heading, ranges }) => coverageOf(heading, ranges)),
  );
  const [keyword] = hit.keywords
    .map((text) => ({ text, ranges: marksIn(text) }))
    .map((name) => ({ ...name, coverage: coverageOf(name.text, name.ranges) }))
    .filter(({ coverage }) => coverage > bestHead)
    .toSorted((a, b) => b.coverage - a.coverage);
  if (keyword) shown.add(-1);
  const lines = [...lineBySection].filter(
    ([section, { ranges }]) => ranges.length > 0 && !shown.has(section),
  );

  const rows: SearchResult[] = [];
  if (keyword) {
    const alsoCalled = { text: keyword.text, ranges: keyword.ranges };
    rows.push({ type: 'title', ...rowAt(-1), ranges: titleRanges, alsoCalled });
  } else if (titleRanges.length > 0) rows.push({ type: 'title', ...rowAt(-1), ranges: titleRanges });
  for (const { section, heading, ranges } of headings) {
    rows.push({ type: 'header', heading, ...rowAt(section), ranges });
  }
  for (const [section] of lines) {
    const row = rowAt(section);
    rows.push({ type: 'content', ...row, ranges: row.statementRanges });
  }
  // The server may match what this code does not find, such as synonyms: keep the hit.
  if (rows.length === 0) rows.push({ type: 'title', ...rowAt(-1), ranges: [] });
  return { routePath: hit.routePath, title, rows: rows.slice(0, limits.rowsPerPage) };
}
