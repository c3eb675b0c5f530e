import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localeOf, readDocuments, type CorpusSource } from './corpus.ts';
import { queryMix } from './query-mix.ts';

/** A corpus from a file of documents, with queries derived from them. */
export function documentFile(
  file: string,
  name: string = basename(file).replace(/\.json(\.gz)?$/, ''),
): CorpusSource {
  return {
    name,
    load() {
      const documents = readDocuments(file);
      return {
        name,
        locale: localeOf(name, documents),
        documents,
        queries: queryMix(documents),
        judged: false,
      };
    },
  };
}

/** The documents of the site, available after a build. */
export const siteCorpora = (): readonly CorpusSource[] =>
  (['en', 'zh'] as const).flatMap((locale) => {
    const file = fileURLToPath(
      import.meta.resolve(`@docs/content/artifacts/search/documents.${locale}.json`),
    );
    return existsSync(file) ? [documentFile(file, `site-${locale}`)] : [];
  });
