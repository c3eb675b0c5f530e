// What a browser loads on demand besides pages, as one module per file. New sections and languages are found by folder.
import type { ChromeStrings } from '../site/index.ts';
import type { Locale, SidebarEntry } from './types.ts';

/** `sidebars/<section>.<locale>.json` of the artifacts. */
export const sidebarModules = import.meta.glob<{ readonly default: readonly SidebarEntry[] }>(
  '../dist/sidebars/*.json',
);
export const sidebarFile = (section: string, locale: Locale) => `../dist/sidebars/${section}.${locale}.json`;

/** The messages of the chrome, exported under the name of their language. */
export const messageModules = import.meta.glob<Readonly<Record<string, ChromeStrings>>>(
  '../site/strings/[a-z][a-z].ts',
);
export const messageFile = (locale: Locale) => `../site/strings/${locale}.ts`;
