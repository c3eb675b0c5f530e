import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexKey } from '../store.ts';

/** One version of an index on disk, in `<folder>/<index>/<lang>`. */
export interface IndexFiles {
  readonly version: string;
  /** Documents as JSON, one after the other. */
  readonly documents: string;
  /** `StoredPage`s. */
  readonly pages: string;
  readonly index: string;
  /** SHA-256 of the other three; an earlier version of the server wrote none. */
  readonly digest: string;
}

/** Where a document stands in the file of documents, in bytes. */
export interface StoredPage {
  readonly path: string;
  readonly hash: string;
  readonly start: number;
  readonly length: number;
}

const slotFolder = (folder: string, { index, lang }: IndexKey): string => join(folder, index, lang);
/** Contains the version that answers. */
const currentFile = 'current';

export function filesOf(folder: string, key: IndexKey, version: string): IndexFiles {
  const base = join(slotFolder(folder, key), version);
  return {
    version,
    documents: `${base}.documents`,
    pages: `${base}.json`,
    index: `${base}.bin`,
    digest: `${base}.sha256`,
  };
}

/** The version that answers; null if there is no such index. */
export function currentFiles(folder: string, key: IndexKey): IndexFiles | null {
  const file = join(slotFolder(folder, key), currentFile);
  return existsSync(file) ? filesOf(folder, key, readFileSync(file, 'utf8')) : null;
}

export const readPages = (files: IndexFiles): readonly StoredPage[] =>
  JSON.parse(readFileSync(files.pages, 'utf8')) as readonly StoredPage[];

export const createSlot = (folder: string, key: IndexKey): Promise<unknown> =>
  mkdir(slotFolder(folder, key), { recursive: true });

/** Makes a version the one that answers, and deletes all but it and the one before, which searches may have open. */
export async function setCurrent(
  folder: string,
  key: IndexKey,
  { version }: IndexFiles,
  before: string | undefined,
): Promise<void> {
  const slot = slotFolder(folder, key);
  await writeFile(join(slot, `${currentFile}.new`), version);
  await rename(join(slot, `${currentFile}.new`), join(slot, currentFile));
  const isKept = (name: string) =>
    name === currentFile ||
    name.startsWith(`${version}.`) ||
    (before !== undefined && name.startsWith(`${before}.`));
  const stale = (await readdir(slot)).filter((name) => !isKept(name));
  await Promise.all(stale.map((name) => rm(join(slot, name), { force: true })));
}

/** Names of the indexes of a language, sorted. */
export async function indexNames(folder: string, lang: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.filter((index) => currentFiles(folder, { index, lang }) !== null).sort();
}
