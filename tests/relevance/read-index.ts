import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIndex, openIndex, parseDocuments } from '@docs/search-core';
import type { SearchIndex } from '@docs/search-core';

/** The index of the site's pages in a language, opened from its bytes. */
export function readIndex(locale: 'en' | 'zh'): SearchIndex {
  const file = fileURLToPath(import.meta.resolve(`@docs/content/artifacts/search/documents.${locale}.json`));
  const documents = parseDocuments(JSON.parse(readFileSync(file, 'utf8')));
  if (!documents.ok)
    throw new Error(`The documents of ${locale} do not parse: ${JSON.stringify(documents.error)}`);
  const opened = openIndex(buildIndex(documents.value, { locale }).toBytes());
  if (!opened.ok) throw new Error(`The index of ${locale} does not open: ${JSON.stringify(opened.error)}`);
  return opened.value;
}
