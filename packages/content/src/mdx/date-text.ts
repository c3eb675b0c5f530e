import { locales } from '../../site/index.ts';
import type { DateText, Locale } from '../types.ts';

/** Uses UTC, so that the output does not depend on the time zone of the build. */
export const dateText = (iso: string, locale: Locale): DateText => ({
  iso,
  text: new Intl.DateTimeFormat(locales[locale].lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  ),
});
