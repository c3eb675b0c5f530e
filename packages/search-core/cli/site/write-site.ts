import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex, splitIndex } from '@docs/search-core';
import type { IndexStatistics, SearchDocument } from '@docs/search-core';

/** Files of a locale, as `manifest.json` lists them. */
interface LocaleFiles {
  readonly locale: string;
  readonly index: string;
  readonly contents: string;
  readonly contentHash: string;
}

/** The module for pages and the example page, which the build of this package puts beside the command line. */
const assets = new URL('../../site/', import.meta.url);

/** Writes the index of each locale, the module and the example page; deletes indexes of earlier runs. */
export function writeSite(
  folder: string,
  byLocale: ReadonlyMap<string, readonly SearchDocument[]>,
): ReadonlyMap<string, IndexStatistics> {
  mkdirSync(folder, { recursive: true });
  const summaries = new Map<string, IndexStatistics>();
  const locales: LocaleFiles[] = [];
  for (const [locale, documents] of byLocale) {
    const built = buildIndex(documents, { locale });
    const whole = built.toBytes();
    const contentHash = createHash('sha256').update(whole).digest('hex').slice(0, 12);
    const files = {
      index: `index.${locale}.${contentHash}.bin`,
      contents: `contents.${locale}.${contentHash}.bin`,
    };
    const parts = splitIndex(whole);
    for (const part of ['index', 'contents'] as const) writeFileSync(join(folder, files[part]), parts[part]);
    locales.push({ locale, ...files, contentHash });
    summaries.set(locale, built.summary);
  }
  const written = new Set(locales.flatMap(({ index, contents }) => [index, contents]));
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.bin') && !written.has(name)) rmSync(join(folder, name));
  }
  for (const name of ['search.js', 'index.html']) {
    copyFileSync(fileURLToPath(new URL(name, assets)), join(folder, name));
  }
  // Last, so that an interrupted run leaves the earlier manifest.
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ locales }, null, 2)}\n`);
  return summaries;
}
