import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchFile } from '@docs/content/paths';
import { localeList } from '@docs/content/site';
import { artifactsDirectory } from '@docs/content/build';
import type { Locale, SearchAddresses, SearchManifest } from '@docs/content/types';
import { latestAddress, pinnedFolder } from '../src/data/content-files.ts';
import { hashOf } from './hash.ts';
import type { Files } from './site-folder.ts';

const folder = join(artifactsDirectory, 'search');

/** @param publish returns the path of a part of the index, such as `heads.en.bin`, below the base of the site */
function searchAddresses(locale: Locale, publish: (file: string) => string): SearchAddresses {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as SearchManifest;
  return {
    heads: publish(`heads.${locale}.bin`),
    index: publish(`index.${locale}.bin`),
    contents: publish(`contents.${locale}.bin`),
    contentHash: manifest[locale].contentHash,
  };
}

/** In development, files are served at their absolute paths. */
export const sourceSearchAddresses = (locale: Locale): SearchAddresses =>
  searchAddresses(locale, (file) => `@fs${join(folder, file)}`);

/** The search index of each language, and its addresses for the application. */
export function searchFiles(build: string): Files {
  const files = new Map<string, string | Uint8Array>();
  for (const locale of localeList) {
    const addresses = searchAddresses(locale, (file) => {
      const bytes = readFileSync(join(folder, file));
      const path = `${pinnedFolder}/search/${file.replace(/bin$/, `${hashOf(bytes)}.bin`)}`;
      files.set(path, bytes);
      return path;
    });
    files.set(latestAddress('', build, searchFile(locale), 'json'), `${JSON.stringify(addresses)}\n`);
  }
  return files;
}
