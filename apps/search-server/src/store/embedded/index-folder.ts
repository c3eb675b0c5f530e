import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexKey } from '../store.ts';

/** One version of an index on disk, in `<folder>/<index>/<lang>`. */
export interface IndexFiles {
  readonly version: string;
  /** Concatenated JSON of the documents. */
  readonly documents: string;
  /** `StoredPage`s. */
  readonly pages: string;
  readonly index: string;
  /** SHA-256 of the other three; earlier versions of the server did not write one. */
  readonly digest: string;
}

/** Range of a document in the file of documents, in bytes. */
export interface StoredPage {
  readonly path: string;
  readonly hash: string;
  readonly start: number;
  readonly length: number;
}

const slotFolder = (folder: string, { index, lang }: IndexKey): string => join(folder, index, lang);
/** Contains the name of the active version. */
const currentFile = 'current';
/** Contains the name of the previous version, which searches may have open. */
const previousFile = 'previous';
/** Upper bound of the time to write a version, in milliseconds. */
const longestWriteMs = 24 * 3_600_000;

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

function versionIn(slot: string, name: string): string | null {
  const file = join(slot, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The active version; null if there is no such index. */
export function currentFiles(folder: string, key: IndexKey): IndexFiles | null {
  const version = versionIn(slotFolder(folder, key), currentFile);
  return version === null ? null : filesOf(folder, key, version);
}

export const readPages = (files: IndexFiles): readonly StoredPage[] =>
  JSON.parse(readFileSync(files.pages, 'utf8')) as readonly StoredPage[];

export const createSlot = (folder: string, key: IndexKey): Promise<unknown> =>
  mkdir(slotFolder(folder, key), { recursive: true });

/**
 * Activates a version and keeps the previous one, which searches may have open. Deletes the one before that. A version
 * that was never active may be one that another server is writing: it is deleted a day after its last write.
 */
export async function setCurrent(folder: string, key: IndexKey, { version }: IndexFiles): Promise<void> {
  const slot = slotFolder(folder, key);
  const [before, ended] = [versionIn(slot, currentFile), versionIn(slot, previousFile)];
  const exchange = async (name: string, content: string) => {
    await writeFile(join(slot, `${version}.${name}`), content);
    await rename(join(slot, `${version}.${name}`), join(slot, name));
  };
  await exchange(currentFile, version);
  if (before !== null) await exchange(previousFile, before);
  const kept = [currentFile, previousFile, version, before];
  for (const name of await readdir(slot)) {
    const [of = ''] = name.split('.');
    if (kept.includes(of)) continue;
    const file = join(slot, name);
    // Null if another server deleted it.
    const written = await stat(file).catch(() => null);
    const isOld = written !== null && written.mtimeMs < Date.now() - longestWriteMs;
    if (of === ended || isOld) await rm(file, { force: true });
  }
}

/** All indexes, sorted by name. Skips folders that cannot be read, such as `lost+found`. */
export async function slotsIn(folder: string): Promise<readonly IndexKey[]> {
  const names = await readdir(folder);
  const slots = names.toSorted().map(async (index) => {
    const langs = await readdir(join(folder, index)).catch(() => []);
    return langs
      .map((lang) => ({ index, lang }))
      .filter((key) => existsSync(join(slotFolder(folder, key), currentFile)));
  });
  return (await Promise.all(slots)).flat();
}

/** Names of the indexes of a language, sorted. */
export async function indexNames(folder: string, lang: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.filter((index) => currentFiles(folder, { index, lang }) !== null).sort();
}
