/** Programs that read pages for others must find both languages where they are. */
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
