import { messageFile, messageModules } from '@docs/content/lazy-messages';
import type { ChromeStrings } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { preloaded } from './preloaded.ts';

/** The UI strings of one language. The page loader loads those of the page. */
export const { load: loadMessages, of: messagesOf } = preloaded<
  Locale,
  Readonly<Record<string, ChromeStrings>>,
  ChromeStrings
>(messageModules, messageFile, (module, locale) => module[locale]);
