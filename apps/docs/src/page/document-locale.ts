import type { Locale } from '@docs/content/types';

/** The language of the document on the screen, whatever its address is. */
export const documentLocale = (): Locale => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en');
