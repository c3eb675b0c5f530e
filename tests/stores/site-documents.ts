import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDocuments, type SearchDocument } from '@docs/search-core';

export const languages = ['en', 'zh'] as const;

/** The pages of the site in a language, as the build wrote them. */
export function siteDocuments(lang: 'en' | 'zh'): readonly SearchDocument[] {
  const file = fileURLToPath(import.meta.resolve(`@docs/content/artifacts/search/documents.${lang}.json`));
  const parsed = parseDocuments(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(`${file}: ${parsed.error.path}`);
  return parsed.value;
}
