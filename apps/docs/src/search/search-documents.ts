import manifest from '@docs/content/artifacts/search/manifest.json';
import documentsEn from '@docs/content/artifacts/search/documents.en.json?url';
import documentsZh from '@docs/content/artifacts/search/documents.zh.json?url';
import type { Locale } from '@docs/content/types';

const urls: Readonly<Record<Locale, string>> = { en: documentsEn, zh: documentsZh };

/** Where the documents of a language lie, and the hash under which their index is kept. */
export const openRequestOf = (locale: Locale) => ({
  locale,
  url: new URL(urls[locale], window.location.href).href,
  contentHash: manifest[locale].contentHash,
});
