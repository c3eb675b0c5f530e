import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
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

export type Hashes = ReadonlyMap<string, string>;

/** SHA-256 of the documents, their places and the index. */
async function digestOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(await readFile(path));
  return hash.digest('hex');
}

/** Whether the files of a version match their digest: a disk may have truncated or damaged them. */
export async function isWhole({ documents, pages, index, digest }: IndexFiles): Promise<boolean> {
  if (![documents, pages, index, digest].every((path) => existsSync(path))) return false;
  return (await readFile(digest, 'utf8')) === (await digestOf([documents, pages, index]));
}

async function writeDocuments(
  path: string,
  documents: readonly SearchDocument[],
  hashes: Hashes,
): Promise<readonly StoredPage[]> {
  const pages: StoredPage[] = [];
  const file = await open(path, 'w');
  try {
    let start = 0;
    for (const document of documents) {
      const bytes = Buffer.from(JSON.stringify(document));
      await file.writeFile(bytes);
      const { routePath } = document;
      pages.push({ path: routePath, hash: hashes.get(routePath) ?? '', start, length: bytes.length });
      start += bytes.length;
    }
  } finally {
    await file.close();
  }
  return pages;
}

async function deleteVersion({ documents, pages, index, digest }: IndexFiles): Promise<void> {
  await Promise.all([documents, pages, index, digest].map((file) => rm(file, { force: true })));
}

/** Writes a version without activating it. If that fails, as on a full disk, deletes what was written. */
async function writeVersion(
  files: IndexFiles,
  lang: string,
  documents: readonly SearchDocument[],
  hashes: Hashes,
): Promise<void> {
  const written = [files.documents, files.pages, files.index];
  try {
    await writeFile(files.pages, JSON.stringify(await writeDocuments(files.documents, documents, hashes)));
    await writeFile(files.index, buildIndex(documents, { locale: lang }).toBytes());
    await writeFile(files.digest, await digestOf(written));
  } catch (error) {
    await deleteVersion(files);
    throw error;
  }
}

/** The pages of a version; none if their list is damaged. */
function pagesBefore(files: IndexFiles | null): readonly StoredPage[] {
  try {
    return files === null ? [] : readPages(files);
  } catch {
    return [];
  }
}

/**
 * The prefix of the name of a version: a hash of the pages and of the engine, because the engine also affects the
 * index.
 */
export const versionPrefix = (lang: string, hashes: Hashes): string =>
  contentHash(JSON.stringify([formatVersion, analyzerId(lang), ...hashes]));

/**
 * Builds a new version of an index next to the old one and exchanges them atomically. If `replaced` is given and is no
 * longer the current version, discards the new one, because its documents may be outdated.
 */
export async function exchangeIndex(
  folder: string,
  key: IndexKey,
  documents: readonly SearchDocument[],
  replaced: IndexFiles | null = null,
): Promise<IndexReport> {
  await createSlot(folder, key);
  const distinct = distinctDocuments(documents);
  const after = hashesOf(distinct);
  const current = currentFiles(folder, key);
  const before = pagesBefore(current);
  const content = versionPrefix(key.lang, after);
  const isCurrent = current?.version.startsWith(content) === true && (await isWhole(current));
  if (!isCurrent) {
    // A unique name: pending searches may have damaged files of the same content open.
    const files = filesOf(folder, key, `${content}-${randomUUID()}`);
    await writeVersion(files, key.lang, distinct, after);
    const isOvertaken = replaced !== null && currentFiles(folder, key)?.version !== replaced.version;
    await (isOvertaken ? deleteVersion(files) : setCurrent(folder, key, files));
  }
  return reportOf(new Map(before.map(({ path, hash }) => [path, hash])), after);
}
