import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Artifacts } from './artifacts.ts';

/**
 * Syncs a folder with the artifacts and returns the changed paths. Unchanged files keep their modification time, so
 * that watchers do not fire; files that are not artifacts are deleted.
 */
export async function writeArtifacts(distRoot: string, artifacts: Artifacts): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const [path, content] of artifacts) {
    const absolute = join(distRoot, path);
    const known = await readFile(absolute).catch(() => null);
    if (known?.equals(Buffer.from(content)) === true) continue;
    await mkdir(dirname(absolute), { recursive: true });
    await writeFile(absolute, content);
    changed.push(path);
  }
  for (const path of await filesBelow(distRoot)) {
    if (artifacts.has(path)) continue;
    await rm(join(distRoot, path));
    changed.push(path);
  }
  return changed.toSorted();
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
