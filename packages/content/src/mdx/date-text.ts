import { locales } from '../../site/index.ts';
import type { DateText, Locale } from '../types.ts';

/** In UTC, so that every build writes the same text. */
export const dateText = (iso: string, locale: Locale): DateText => ({
  iso,
  text: new Intl.DateTimeFormat(locales[locale].lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  ),
});
