/** Rules that depend on the URL and apply before the first paint. */
import { rootData } from './signals.ts';

/** Crawlers and link previews must be able to load both languages. */
const crawlers = /bot|crawl|spider|slurp|lighthouse|externalhit|preview/i;

interface FirstVisit {
  /** Language of the page, as in `<html lang>`. */
  readonly lang: string;
  /** Path of the same page in the other language; undefined if there is none or redirects are off. */
  readonly counterpart: string | undefined;
  readonly browserLanguage: string;
  readonly userAgent: string;
}

/** Where to redirect a first visit, by the primary subtag of the browser's language; null to stay. */
export function localeRedirect({ lang, counterpart, browserLanguage, userAgent }: FirstVisit): string | null {
  const primary = /^(en|zh)\b/i.exec(browserLanguage)?.[1]?.toLowerCase();
  if (!counterpart || !primary || crawlers.test(userAgent)) return null;
  return lang.startsWith(primary) ? null : counterpart;
}

/**
 * Names that the query sets to 0, such as `?sidebar=0`. Unknown names have no effect.
 * @param isFramed whether the page is in an iframe, which hides the outline
 */
export const hiddenRegions = (search: string, isFramed: boolean): readonly string[] => [
  ...[...new URLSearchParams(search)].flatMap(([name, value]) => (value === '0' ? [name] : [])),
  ...(isFramed ? ['outline'] : []),
];

/** Style sheets hide the regions in `data-hide` until React removes them. */
export function markHidden(hidden: readonly string[]): void {
  const root = rootData();
  const names = hidden.join(' ');
  // Setting a root attribute recalculates the styles of the whole page.
  if (names !== (root.hide ?? '')) root.hide = names;
}
