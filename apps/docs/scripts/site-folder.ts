import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Path below a folder, separated by `/` → content. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

export function filesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
      )
      .toSorted();
  } catch {
    return [];
  }
}

export function readIfPresent(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/**
 * Makes the folder contain these files and no others. Unchanged files keep their modification time, which hosts compare.
 * @param present files that were read from the folder: content that is the same object is not read again
 */
export function writeFolder(folder: string, files: Files, present: Files = new Map()): void {
  const made = new Set<string>();
  for (const [path, content] of files) {
    if (present.get(path) === content) continue;
    const file = join(folder, path);
    if (readIfPresent(file)?.equals(Buffer.from(content)) === true) continue;
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(file, content);
  }
  for (const path of filesBelow(folder)) if (!files.has(path)) rmSync(join(folder, path));
}
