// Separate from the UI messages in `lazy-messages.ts`, because the search dialog loads after hydration.
import type { SearchStrings } from '../site/index.ts';
import type { Locale } from './types.ts';

/** Messages of the search dialog; each file exports them as `<locale>Search`. */
export const searchMessageModules = import.meta.glob<Readonly<Record<string, SearchStrings>>>(
  '../site/strings/[a-z][a-z]-search.ts',
);
export const searchMessageFile = (locale: Locale) => `../site/strings/${locale}-search.ts`;
