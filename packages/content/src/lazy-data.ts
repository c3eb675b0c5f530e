// Data that the browser loads on demand, one module per file. The globs pick up new sections and locales.
import type { ChromeStrings } from '../site/index.ts';
import type { Locale, SidebarEntry } from './types.ts';

/** Artifacts `sidebars/<section>.<locale>.json`. */
export const sidebarModules = import.meta.glob<{ readonly default: readonly SidebarEntry[] }>(
  '../dist/sidebars/*.json',
);
export const sidebarFile = (section: string, locale: Locale) => `../dist/sidebars/${section}.${locale}.json`;

/** UI messages; each file exports them under the name of its locale. */
export const messageModules = import.meta.glob<Readonly<Record<string, ChromeStrings>>>(
  '../site/strings/[a-z][a-z].ts',
);
export const messageFile = (locale: Locale) => `../site/strings/${locale}.ts`;
