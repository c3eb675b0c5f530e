import { existsSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { analyzerId, buildIndex, formatVersion, type SearchDocument } from '@docs/search-core';
import { contentHash, distinctDocuments, hashesOf, reportOf } from '../index-report.ts';
import type { IndexKey, IndexReport } from '../store.ts';
import {
  createSlot,
  currentFiles,
  filesOf,
  readPages,
  setCurrent,
  type IndexFiles,
  type StoredPage,
} from './index-folder.ts';

type Hashes = ReadonlyMap<string, string>;

async function writeDocuments(
  files: IndexFiles,
  documents: readonly SearchDocument[],
  hashes: Hashes,
): Promise<void> {
  const pages: StoredPage[] = [];
  const file = await open(files.documents, 'w');
  try {
    let start = 0;
    for (const document of documents) {
      const bytes = Buffer.from(JSON.stringify(document));
      await file.writeFile(bytes);
      const { routePath: path } = document;
      pages.push({ path, hash: hashes.get(path) ?? '', start, length: bytes.length });
      start += bytes.length;
    }
  } finally {
    await file.close();
  }
  await writeFile(files.pages, JSON.stringify(pages));
}

/** Writes a version, which does not answer yet. If that fails, as on a full disk, nothing of it is left. */
async function writeVersion(
  files: IndexFiles,
  lang: string,
  documents: readonly SearchDocument[],
  hashes: Hashes,
): Promise<void> {
  try {
    await writeDocuments(files, documents, hashes);
    await writeFile(`${files.index}.new`, buildIndex(documents, { locale: lang }).toBytes());
    await rename(`${files.index}.new`, files.index);
  } catch (error) {
    const written = [files.documents, files.pages, `${files.index}.new`];
    await Promise.all(written.map((file) => rm(file, { force: true })));
    throw error;
  }
}

/** Builds a new version of an index beside the old one and exchanges them in one step. */
export async function exchangeIndex(
  folder: string,
  key: IndexKey,
  documents: readonly SearchDocument[],
): Promise<IndexReport> {
  await createSlot(folder, key);
  const distinct = distinctDocuments(documents);
  const after = hashesOf(distinct);
  const current = currentFiles(folder, key);
  const before = current === null ? [] : readPages(current);
  // The version changes with the engine as well.
  const version = contentHash(JSON.stringify([formatVersion, analyzerId(key.lang), ...after]));
  const files = filesOf(folder, key, version);
  if (!existsSync(files.index)) await writeVersion(files, key.lang, distinct, after);
  if (version !== current?.version) await setCurrent(folder, key, files, current?.version);
  return reportOf(new Map(before.map(({ path, hash }) => [path, hash])), after);
}
