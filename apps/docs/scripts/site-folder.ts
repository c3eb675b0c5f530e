import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { digestOf } from './hash.ts';

/** Path below a folder, separated by `/` → content. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** A file of the site being built. */
export interface SiteFile {
  readonly digest: string;
  /** In bytes. */
  readonly size: number;
  /** Reads the folder if the last build wrote the file there. */
  readonly read: () => Uint8Array;
}

/** Path below the site, separated by `/` → file. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** A file of the folder as it was when its digest was computed. */
export interface KnownFile {
  readonly digest: string;
  readonly size: number;
  /** Time of the last modification in milliseconds. */
  readonly modified: number;
}

export interface SiteFolder {
  /** A file that the folder contains; null if there is none. */
  readonly find: (path: string) => SiteFile | null;
  /**
   * Makes the folder contain exactly these files. Unchanged files keep their modification time, which hosts compare.
   * Returns the data that lets the next build skip reading them.
   */
  readonly write: (files: SiteFiles) => ReadonlyMap<string, KnownFile>;
}

export function siteFile(content: string | Uint8Array): SiteFile {
  const bytes = Buffer.from(content);
  return { digest: digestOf(bytes), size: bytes.length, read: () => bytes };
}

export const siteFiles = (files: Files): SiteFiles =>
  new Map([...files].map(([path, content]) => [path, siteFile(content)]));

/** Empty if there is no such folder. Throws if a folder cannot be read. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .toSorted();
}

/** Null if there is no such file. Throws if it cannot be read. */
export function readIfPresent(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/**
 * Removes the unwanted files below a folder, and folders that become empty. Returns whether any file remains.
 * @param isWanted takes a path below the folder, separated by `/`
 */
export function removeOthers(folder: string, isWanted: (path: string) => boolean, below = ''): boolean {
  const left = readdirSync(join(folder, below), { withFileTypes: true }).filter((entry) => {
    const path = below + entry.name;
    const stays = entry.isDirectory() ? removeOthers(folder, isWanted, `${path}/`) : isWanted(path);
    if (!stays) rmSync(join(folder, path), { recursive: true });
    return stays;
  });
  return left.length > 0;
}

/** @param known files of the last build: those with the same size and time are not read */
export function openSiteFolder(
  folder: string,
  known: ReadonlyMap<string, KnownFile> = new Map(),
): SiteFolder {
  const found = new Map<string, KnownFile | null>();

  function look(path: string): KnownFile | null {
    const file = join(folder, path);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return null;
    const { size, mtimeMs: modified } = stats;
    const last = known.get(path);
    return last?.size === size && last.modified === modified
      ? last
      : { digest: digestOf(readFileSync(file)), size, modified };
  }

  function lookOnce(path: string): KnownFile | null {
    const file = found.get(path);
    if (file !== undefined) return file;
    const looked = look(path);
    found.set(path, looked);
    return looked;
  }

  function write(path: string, { digest, read }: SiteFile): KnownFile {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, read());
    const { size, mtimeMs: modified } = statSync(file);
    return { digest, size, modified };
  }

  return {
    find: (path) => {
      const file = lookOnce(path);
      return file && { digest: file.digest, size: file.size, read: () => readFileSync(join(folder, path)) };
    },
    write: (files) => {
      const written = [...files].map(([path, file]) => {
        const last = lookOnce(path);
        return [path, last?.digest === file.digest ? last : write(path, file)] as const;
      });
      if (existsSync(folder)) removeOthers(folder, (path) => files.has(path));
      return new Map(written);
    },
  };
}
