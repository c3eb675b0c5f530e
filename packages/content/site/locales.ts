import type { Locale } from '../src/types.ts';

export interface LocaleInfo {
  /** BCP 47 tag for `html lang` and `hreflang`. */
  readonly lang: 'en' | 'zh-CN';
  /** First segment of the locale's paths; empty for the default locale. */
  readonly prefix: '' | '/zh';
  /** Name of the language in that language. */
  readonly label: string;
}

export const locales: Readonly<Record<Locale, LocaleInfo>> = {
  en: { lang: 'en', prefix: '', label: 'English' },
  zh: { lang: 'zh-CN', prefix: '/zh', label: '简体中文' },
};

/** Order of the language menu. */
export const localeList: readonly Locale[] = ['en', 'zh'];

export const defaultLocale: Locale = 'en';
