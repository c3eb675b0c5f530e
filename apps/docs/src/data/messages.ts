import { messageFile, messageModules } from '@docs/content/lazy-data';
import type { ChromeStrings } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { preloaded } from './preloaded.ts';

/** The messages of the chrome in one language; a page loads those of its own. */
export const { load: loadMessages, of: messagesOf } = preloaded<
  Locale,
  Readonly<Record<string, ChromeStrings>>,
  ChromeStrings
>(messageModules, messageFile, (module, locale) => module[locale]);
