import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyzerId, formatVersion, parseDocuments, type SearchDocument } from '@docs/search-core';
import { contentHash } from '../index-report.ts';
import type { IndexKey } from '../store.ts';

/** One version of an index on disk: `<folder>/<index>/<lang>/<version>.json` and `.bin`. */
export interface IndexFiles {
  readonly version: string;
  readonly documentsFile: string;
  readonly indexFile: string;
}

const slotFolder = (folder: string, { index, lang }: IndexKey): string => join(folder, index, lang);
/** Contains the version that answers. */
const currentFile = 'current';

function filesOf(folder: string, version: string): IndexFiles {
  const base = join(folder, version);
  return { version, documentsFile: `${base}.json`, indexFile: `${base}.bin` };
}

/** Writes the documents of a new version, which does not answer yet. The version changes with the engine as well. */
export async function writeDocuments(
  folder: string,
  key: IndexKey,
  documents: readonly SearchDocument[],
): Promise<IndexFiles> {
  const json = JSON.stringify(documents);
  const slot = slotFolder(folder, key);
  const files = filesOf(slot, contentHash(`${formatVersion} ${analyzerId(key.lang)} ${json}`));
  await mkdir(slot, { recursive: true });
  await writeFile(files.documentsFile, json);
  return files;
}

/** Makes a version the one that is read at the next start, and deletes all but it and the one before. */
export async function setCurrent(
  folder: string,
  key: IndexKey,
  { version }: IndexFiles,
  before: string | undefined,
): Promise<void> {
  const slot = slotFolder(folder, key);
  await writeFile(join(slot, `${currentFile}.new`), version);
  await rename(join(slot, `${currentFile}.new`), join(slot, currentFile));
  const kept = new Set([
    currentFile,
    ...[version, before].flatMap((each) => [`${each}.json`, `${each}.bin`]),
  ]);
  const stale = (await readdir(slot)).filter((name) => !kept.has(name));
  await Promise.all(stale.map((name) => rm(join(slot, name), { force: true })));
}

export interface StoredIndex {
  readonly key: IndexKey;
  readonly files: IndexFiles;
  readonly documents: readonly SearchDocument[];
}

async function readSlot(folder: string, key: IndexKey): Promise<StoredIndex> {
  const slot = slotFolder(folder, key);
  const files = filesOf(slot, await readFile(join(slot, currentFile), 'utf8'));
  const documents = parseDocuments(JSON.parse(await readFile(files.documentsFile, 'utf8')));
  if (!documents.ok) throw new Error(`${files.documentsFile} is damaged. Delete ${slot} and index again.`);
  return { key, files, documents: documents.value };
}

const foldersIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** All indexes of a folder. A slot whose first indexing did not end has no current version and is left out. */
export async function readIndexes(folder: string): Promise<readonly StoredIndex[]> {
  await mkdir(folder, { recursive: true });
  const found: StoredIndex[] = [];
  for (const index of await foldersIn(folder)) {
    for (const lang of await foldersIn(join(folder, index))) {
      const isComplete = (await readdir(join(folder, index, lang))).includes(currentFile);
      if (isComplete) found.push(await readSlot(folder, { index, lang }));
    }
  }
  return found;
}
