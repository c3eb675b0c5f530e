import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDocuments, type SearchDocument } from '@docs/search-core';

/** The pages of the built site. */
export function siteDocuments(lang: string): readonly SearchDocument[] {
  const file = fileURLToPath(import.meta.resolve(`@docs/content/artifacts/search/documents.${lang}.json`));
  const parsed = parseDocuments(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(parsed.error.path);
  return parsed.value;
}
