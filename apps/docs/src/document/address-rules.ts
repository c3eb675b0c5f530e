/** What the address decides before the first paint. */
import { rootData } from './signals.ts';

/** Crawlers and previews must find both languages at their own addresses. */
const crawlers = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i;

interface FirstVisit {
  /** Language of the page, as in `<html lang>`. */
  readonly lang: string;
  /** Address of the same page in the other language; undefined where there is none or redirects are off. */
  readonly counterpart: string | undefined;
  readonly browserLanguage: string;
  readonly userAgent: string;
}

/** Where the browser's language leads on the first visit; null to stay. Only the primary subtag counts. */
export function localeRedirect({ lang, counterpart, browserLanguage, userAgent }: FirstVisit): string | null {
  const primary = /^(en|zh)(?:-|$)/i.exec(browserLanguage)?.[1]?.toLowerCase();
  if (counterpart === undefined || primary === undefined || crawlers.test(userAgent)) return null;
  return lang.startsWith(primary) ? null : counterpart;
}

/**
 * Names that the query sets to 0, such as `?sidebar=0`; names that are no regions hide nothing.
 * @param isFramed whether the page is in an iframe, which hides the outline
 */
export const hiddenRegions = (search: string, isFramed: boolean): readonly string[] => [
  ...[...new URLSearchParams(search)].flatMap(([name, value]) => (value === '0' ? [name] : [])),
  ...(isFramed ? ['outline'] : []),
];

/** Style sheets hide what `data-hide` names until React removes it. */
export function markHidden(hidden: readonly string[]): void {
  const root = rootData();
  const names = hidden.join(' ');
  // Each change of a root attribute recomputes the styles of the page.
  if (names !== (root.hide ?? '')) root.hide = names;
}
