import { distance } from 'fastest-levenshtein';
import { localeOf, normalizePathname, splitRoutePath } from '@docs/content/paths';
import type { PageTitle } from '../data/page.ts';

const maxSuggestions = 5;
/** Pages whose rank is higher than the best one by more than this are left out. */
const maxSpread = 2;

const maxEdits = 3;

const segmentsOf = (path: string): readonly string[] => path.toLowerCase().split('/').filter(Boolean);

/** Edit distance; Infinity if more than every fourth character of `wanted` differs. */
function editsOf(wanted: string, found: string): number {
  const edits = distance(wanted, found);
  return edits <= Math.min(maxEdits, wanted.length / 4) ? edits : Infinity;
}

/** The last segment of a page matches as a whole or, for `plugin-react`, without its first words. */
const endingsOf = (segment: string): readonly string[] =>
  segment.split('-').map((_, at, words) => words.slice(at).join('-'));

/** Ranks by edits of the whole path, then of the last segment, then by the folders that the page is not in. */
function rankOf(wanted: readonly string[], segments: readonly string[]): number {
  // The 404 page already links to the home page.
  if (segments.length === 0) return Infinity;
  const whole = editsOf(wanted.join('/'), segments.join('/'));
  if (whole !== Infinity) return whole;
  const last = Math.min(
    ...endingsOf(segments.at(-1) ?? '').map((ending) => editsOf(wanted.at(-1) ?? '', ending)),
  );
  const folders = segments.slice(0, -1);
  const missing = wanted
    .slice(0, -1)
    .filter((folder) => folders.every((other) => editsOf(folder, other) === Infinity));
  return 10 + 10 * last + missing.length;
}

/**
 * Suggests pages for a path without a page, in its language, best first: pages with a similar path, else pages with a
 * similar last segment, those that share more folders with the path first.
 * @param pathname path without the base of the site
 */
export function suggestPages<Route extends PageTitle>(
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
  return ranked
    .filter(({ rank }) => rank <= best + maxSpread)
    .slice(0, maxSuggestions)
    .map(({ route }) => route);
}
