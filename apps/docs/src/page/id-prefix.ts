import type { Locale } from '@docs/content/types';

/** Prefix of React's `useId`. 404.html holds a React root for each language. */
export const idPrefix = (locale: Locale): string => `${locale}-`;

/** Of the main element, which the skip link leads to. */
export const mainId = (locale: Locale): string => `docs-content-${locale}`;
