import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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

/** Documents to index at the start. */
export const documentFiles = (settings: Settings): readonly DocumentsFile[] =>
  settings['no-documents'] ? [] : (settings.documents ?? builtSite());

export async function readDocumentsFile(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new SettingError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}\nRun "npm run build", or name other files with --documents.`,
    );
  }
}
