import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `index.en.0123456789ab.bin` and the like; parts of shards are `0123456789ab.bin`. */
export function isIndexFile(name: string): boolean {
  return /^((heads|index|contents|shards)\..+\.)?[0-9a-f]{12}\.bin$/.test(name);
}

/**
 * A file that is there already and that no earlier run wrote; undefined if there is none. An earlier run leaves its
 * manifest, or index files only if it was interrupted.
 */
export function foreignFile(folder: string): string | undefined {
  if (!existsSync(folder) || isManifest(join(folder, 'manifest.json'))) return undefined;
  return readdirSync(folder).find((name) => !isIndexFile(name));
}

/** Web apps have a `manifest.json` as well, without locales. */
function isManifest(file: string): boolean {
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as { readonly locales?: unknown } | null;
    return Array.isArray(json?.locales);
  } catch {
    return false;
  }
}
