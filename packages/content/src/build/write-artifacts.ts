import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Artifacts } from './artifacts.ts';

/**
 * Syncs a folder with the artifacts and returns the changed paths. Unchanged files keep their modification time, so
 * that watchers do not fire; files that are not artifacts are deleted.
 */
export function writeArtifacts(distRoot: string, artifacts: Artifacts): readonly string[] {
  const changed: string[] = [];
  mkdirSync(distRoot, { recursive: true });
  for (const [path, content] of artifacts) {
    const absolute = join(distRoot, path);
    if (readIfPresent(absolute)?.equals(Buffer.from(content)) === true) continue;
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, content);
    changed.push(path);
  }
  for (const path of filesBelow(distRoot)) {
    if (artifacts.has(path)) continue;
    rmSync(join(distRoot, path));
    changed.push(path);
  }
  return changed.toSorted();
}

function readIfPresent(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
