import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildHeads, buildIndex, buildShards, splitIndex } from '@docs/search-core';
import type { IndexStatistics } from '@docs/search-core';
import type { DocumentSpool } from './document-spool.ts';
import type { LocaleFiles } from './locale-files.ts';
import { isIndexFile } from './output-folder.ts';

/**
 * Maximum number of characters of a locale for a whole index, which is then below 1 MB after compression. A larger one
 * is cut into shards: less is sent before the first answer, in two more round trips.
 */
const maxWholeIndex = 1_200_000;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

const compress = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes, { level: 9 }));

/**
 * Writes the compressed index of each locale and the two files of `assets`, the module and the example page; deletes
 * indexes of earlier runs.
 */
export function writeSite(
  folder: string,
  byLocale: ReadonlyMap<string, DocumentSpool>,
  assets: URL,
): ReadonlyMap<string, IndexStatistics> {
  mkdirSync(folder, { recursive: true });
  const summaries = new Map<string, IndexStatistics>();
  const locales: LocaleFiles[] = [];
  const written = new Set<string>();
  for (const [locale, documents] of byLocale) {
    const write = (name: string, bytes: Uint8Array): string => {
      writeFileSync(join(folder, name), bytes);
      written.add(name);
      return name;
    };
    const writeCompressed = (name: string, bytes: Uint8Array): string => write(name, compress(bytes));
    if (documents.characters > maxWholeIndex) {
      const { manifest, summary } = buildShards(documents, {
        locale,
        compress,
        write: (bytes) => write(`${hashOf(bytes)}.bin`, bytes),
      });
      const contentHash = hashOf(manifest);
      locales.push({
        locale,
        contentHash,
        shards: writeCompressed(`shards.${locale}.${contentHash}.bin`, manifest),
      });
      summaries.set(locale, summary);
    } else {
      const list = [...documents];
      const built = buildIndex(list, { locale });
      const whole = built.toBytes();
      const contentHash = hashOf(whole);
      const { index, contents } = splitIndex(whole);
      locales.push({
        locale,
        contentHash,
        heads: writeCompressed(`heads.${locale}.${contentHash}.bin`, buildHeads(list, { locale })),
        index: writeCompressed(`index.${locale}.${contentHash}.bin`, index),
        contents: writeCompressed(`contents.${locale}.${contentHash}.bin`, contents),
      });
      summaries.set(locale, built.summary);
    }
  }
  // Written after the files that it names and before earlier ones are deleted, so that an interrupted run leaves a
  // working index; and before the example page, because the next run recognizes its folder by the manifest.
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ locales }, null, 2)}\n`);
  for (const name of ['search.js', 'index.html', 'page.js', 'page.css']) {
    copyFileSync(fileURLToPath(new URL(name, assets)), join(folder, name));
  }
  for (const name of readdirSync(folder)) {
    if (isIndexFile(name) && !written.has(name)) rmSync(join(folder, name));
  }
  return summaries;
}
