import type { ChromeStrings } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { preloaded } from './preloaded.ts';

/** The words of the chrome; the page loader brings those of a page's language, so no reader loads both. */
export const { load: loadWords, of: wordsOf } = preloaded<Locale, ChromeStrings>({
  en: async () => (await import('@docs/content/strings/en')).en,
  zh: async () => (await import('@docs/content/strings/zh')).zh,
});
