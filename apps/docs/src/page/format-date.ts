import { locales } from '@docs/content/site';
import type { Locale } from '@docs/content/types';

/** A day in the page's language, always in UTC, so that the build and every reader write the same text. */
export const formatDate = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locales[locale].lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
