import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path below the folder → hash of the content. */
export function hashesBelow(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Paths of files that one of the folders lacks, or that differ. */
export function differences(
  one: ReadonlyMap<string, string>,
  two: ReadonlyMap<string, string>,
): readonly string[] {
  return [...new Set([...one.keys(), ...two.keys()])]
    .filter((path) => one.get(path) !== two.get(path))
    .toSorted();
}
