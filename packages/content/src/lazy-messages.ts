// Messages that the browser loads on demand, one module per file. The glob picks up new locales.
import type { ChromeStrings } from '../site/index.ts';
import type { Locale } from './types.ts';

/** UI messages; each file exports them under the name of its locale. */
export const messageModules = import.meta.glob<Readonly<Record<string, ChromeStrings>>>(
  '../site/strings/[a-z][a-z].ts',
);
export const messageFile = (locale: Locale) => `../site/strings/${locale}.ts`;
