import type { Locale } from '../src/types.ts';

export interface LocaleInfo {
  /** BCP 47 tag for `html lang` and `hreflang`. */
  readonly lang: 'en' | 'zh-CN';
  /** First segment of the language's paths; the default language has none. */
  readonly prefix: '' | '/zh';
  /** The language's name in itself. */
  readonly label: string;
}

export const locales: Readonly<Record<Locale, LocaleInfo>> = {
  en: { lang: 'en', prefix: '', label: 'English' },
  zh: { lang: 'zh-CN', prefix: '/zh', label: '简体中文' },
};

/** In the order of the language menu. */
export const localeList: readonly Locale[] = ['en', 'zh'];

export const defaultLocale: Locale = 'en';
