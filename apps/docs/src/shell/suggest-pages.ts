import { distance } from 'fastest-levenshtein';
import { localeOf, normalizePathname, splitRoutePath } from '@docs/content/paths';
import type { RouteEntry } from '@docs/content/types';

const maxSuggestions = 5;

const segmentsOf = (path: string): readonly string[] => path.toLowerCase().split('/').filter(Boolean);

/** Maximum edit distance between the requested path and a suggestion; swapped letters count as two edits. */
const maxEdits = 3;

/** Ranks of pages of which only the last segment is similar, after all pages whose whole path is. */
const lastSegmentRank = maxEdits + 1;
const editCost = 4;
/** For each folder of the path that the page is not in. */
const folderCost = 2;
/** For a page whose last segment only ends with the wanted words: `react` for `plugin-react`. */
const wordsCost = 1;

/** Pages with a higher rank than the best one by more than this are left out. */
const pathSpread = 1;
const lastSegmentSpread = 3;

/** Minimum length of words that the last segment of a page may end with. */
const minWordsChars = 3;

const charsPerEdit = 4;

/** Edit distance; Infinity if more than every fourth character of `wanted` differs. */
function editsOf(wanted: string, segment: string): number {
  const edits = distance(wanted, segment);
  return edits <= Math.min(maxEdits, wanted.length / charsPerEdit) ? edits : Infinity;
}

function lastSegmentCost(wanted: string, segment: string): number {
  const words = segment.split('-');
  const endings =
    wanted.length < minWordsChars ? [] : words.slice(1).map((_, at) => words.slice(at + 1).join('-'));
  return Math.min(
    editsOf(wanted, segment) * editCost,
    ...endings.map((ending) => editsOf(wanted, ending) * editCost + wordsCost),
  );
}

function rankOf(wanted: readonly string[], segments: readonly string[]): number {
  // The 404 page already links to the home page.
  if (segments.length === 0) return Infinity;
  const path = wanted.join('/');
  const edits = editsOf(path, segments.join('/'));
  if (edits !== Infinity) return edits;
  const folders = segments.slice(0, -1);
  const isMissing = (folder: string) => folders.every((other) => editsOf(folder, other) === Infinity);
  const missing = wanted.slice(0, -1).filter(isMissing).length;
  return lastSegmentRank + lastSegmentCost(wanted.at(-1) ?? '', segments.at(-1) ?? '') + missing * folderCost;
}

/**
 * Suggests pages for a path without a page, in its language, best first: pages with a similar path, else pages with a
 * similar last segment, those that share more folders with the path first.
 * @param pathname path without the base of the site
 */
export function suggestPages<Route extends Pick<RouteEntry, 'routePath' | 'title'>>(
  pathname: string,
  routes: readonly Route[],
): readonly Route[] {
  const path = normalizePathname(pathname);
  if (path === null) return [];
  const { path: asked } = splitRoutePath(path);
  // A dot stands for a slash in the title of an option (`server.port`), and for a hyphen in a version (`v0.6`).
  const readings = [asked.replaceAll('.', '/'), asked.replaceAll('.', '-')].map(segmentsOf);
  const locale = localeOf(path);
  const ranked = routes
    .filter(({ routePath, title }) => title !== null && localeOf(routePath) === locale)
    .map((route) => {
      const segments = segmentsOf(splitRoutePath(route.routePath).path);
      return { route, rank: Math.min(...readings.map((wanted) => rankOf(wanted, segments))) };
    })
    .filter(({ rank }) => rank !== Infinity)
    .toSorted((a, b) => a.rank - b.rank);
  const best = ranked[0]?.rank ?? 0;
  const highest = best + (best < lastSegmentRank ? pathSpread : lastSegmentSpread);
  return ranked
    .filter(({ rank }) => rank <= highest)
    .slice(0, maxSuggestions)
    .map(({ route }) => route);
}
