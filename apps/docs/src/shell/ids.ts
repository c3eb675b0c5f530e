import type { Locale } from '@docs/content/types';

/** Prefix of `useId`: 404.html has one React root per language. */
export const idPrefix = (locale: Locale): string => `${locale}-`;

/** Id of the main element, the target of the skip link. */
export const mainId = (locale: Locale): string => `docs-content-${locale}`;
