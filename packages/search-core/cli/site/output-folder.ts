import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches `index.en.0123456789ab.bin` and similar; files of shards are `0123456789ab.bin`. */
export function isIndexFile(name: string): boolean {
  return /^((heads|index|contents|shards)\..+\.)?[0-9a-f]{12}\.bin$/.test(name);
}

/**
 * An existing file that no earlier run wrote; undefined if there is none. An earlier run leaves its manifest; an
 * interrupted one may leave only index files.
 */
export function foreignFile(folder: string): string | undefined {
  if (!existsSync(folder) || isManifest(join(folder, 'manifest.json'))) return undefined;
  return readdirSync(folder).find((name) => !isIndexFile(name));
}

/** Web apps also have a `manifest.json`, without locales. */
function isManifest(file: string): boolean {
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as { readonly locales?: unknown } | null;
    return Array.isArray(json?.locales);
  } catch {
    return false;
  }
}
