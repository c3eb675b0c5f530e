import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseDocuments, type SearchDocument } from '@docs/search-core';
import { cleanDocument } from './contract/clean-document.ts';
import { SettingError, type Settings } from './settings/settings.ts';
import type { IndexKey } from './store/store.ts';

interface DocumentsFile extends IndexKey {
  readonly file: string;
}

/** The files that `npm run build` writes for the site. */
const builtSite = (): readonly DocumentsFile[] =>
  ['en', 'zh'].map((lang) => ({
    index: 'docs',
    lang,
    file: fileURLToPath(import.meta.resolve(`@docs/content/artifacts/search/documents.${lang}.json`)),
  }));

/** What to index at the start. */
export const documentFiles = (settings: Settings): readonly DocumentsFile[] =>
  settings['no-documents'] ? [] : (settings.documents ?? builtSite());

export async function readDocuments(file: string): Promise<readonly SearchDocument[]> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new SettingError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}\nRun "npm run build", or name other files with --documents.`,
    );
  }
  const documents = parseDocuments(json);
  if (!documents.ok)
    throw new SettingError(`${file}: ${documents.error.path} is not ${documents.error.expected}.`);
  return documents.value.map(cleanDocument);
}
