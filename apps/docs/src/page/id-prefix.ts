import type { Locale } from '@docs/content/types';

/** Of `useId`: 404.html holds a React root for each language. */
export const idPrefix = (locale: Locale): string => `${locale}-`;
