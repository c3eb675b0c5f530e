import {
  excerptOf,
  headerTrail,
  limits,
  mergeRanges,
  selectSections,
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

/** How many different words are marked: `port` and `ports` are one. Unlike in local search, all weigh the same. */
function coverageOf(marked?: Pick<Line, 'text' | 'ranges'>): number {
  const words = marked?.ranges.map(({ start, end }) => marked.text.slice(start, end).toLowerCase()) ?? [];
  const distinct = [...new Set(words)].toSorted();
  return distinct.filter((word, at) => !distinct[at + 1]?.startsWith(word)).length;
}

/**
 * The rows of one hit, at least one, chosen as in local search: those of its title, headings, keywords and lines that
 * have the most words of the query.
 * @param pageHref URL of the page, without a hash
 */
export function rowsOfHit(hit: RemoteHit, query: string, pageHref: string): PageResults {
  const places = rangesOfBytes(hit.content, hit.places ?? []);
  // The server knows the words of Chinese, and other forms of a word.
  const found = places.map(({ start, end }) => hit.content.slice(start, end).toLowerCase());
  const words = [...termsOf(query), ...hit.corrections.flatMap((word) => termsOf(word.found)), ...found];
  const terms = [...new Set(words)].slice(0, maxTerms);
  const title = hit.title || hit.routePath || pageHref;
  const marksIn = (text: string) => mergeRanges(findWords(text, terms, maxPlaces));
  const contentRanges = places.length === 0 ? marksIn(hit.content) : places;

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

  const heads = [title, ...hit.toc.map(({ text }) => text), ...hit.keywords].map((text) => ({
    text,
    ranges: marksIn(text),
  }));
  const selected = selectSections({
    headCoverages: Float64Array.from(heads, coverageOf),
    bestCoverages: Float64Array.from({ length: hit.toc.length + 1 }, (_, at) =>
      coverageOf(lineBySection.get(at - 1)),
    ),
    firstKeyword: hit.toc.length + 1,
  });
  const rows: SearchResult[] = [];
  if (selected.hasTitle) {
    const keyword = heads[selected.keyword];
    const row = { type: 'title', ...rowAt(-1), ranges: heads[0]?.ranges ?? [] } as const;
    rows.push(keyword ? { ...row, alsoCalled: keyword } : row);
  }
  for (const section of selected.headings) {
    const { text: heading, ranges } = heads[section] ?? { text: '', ranges: [] };
    rows.push({ type: 'header', heading, ...rowAt(section - 1), ranges });
  }
  for (const section of selected.lines) {
    if (section === 0 ? selected.hasTitle : selected.headings.includes(section)) continue;
    const row = rowAt(section - 1);
    rows.push({ type: 'content', ...row, ranges: row.statementRanges });
  }
  return { routePath: hit.routePath, title, rows: rows.slice(0, limits.rowsPerPage) };
}
