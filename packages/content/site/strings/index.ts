import type { Locale } from '../../src/types.ts';
import { enOffline } from './en-offline.ts';
import { enSearch } from './en-search.ts';
import { enSidebar } from './en-sidebar.ts';
import { en } from './en.ts';
import type { UiStrings } from './ui-strings.ts';
import { zhOffline } from './zh-offline.ts';
import { zhSearch } from './zh-search.ts';
import { zhSidebar } from './zh-sidebar.ts';
import { zh } from './zh.ts';

/** All messages of all locales, for the build. The browser loads the files of one locale instead. */
export const uiStrings: Readonly<Record<Locale, UiStrings>> = {
  en: { ...en, ...enSidebar, ...enSearch, ...enOffline },
  zh: { ...zh, ...zhSidebar, ...zhSearch, ...zhOffline },
};
