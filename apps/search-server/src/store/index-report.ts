import { createHash } from 'node:crypto';
import type { SearchDocument } from '@docs/search-core';
import type { IndexReport } from './store.ts';

export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const documentHash = (document: SearchDocument): string => contentHash(JSON.stringify(document));

/** Hashes of documents by route path. Of two documents with the same path, the first counts. */
export function hashesOf(documents: readonly SearchDocument[]): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>();
  for (const document of documents) {
    if (!hashes.has(document.routePath)) hashes.set(document.routePath, documentHash(document));
  }
  return hashes;
}

export function reportOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): IndexReport {
  const kept = [...after].filter(([path]) => before.has(path));
  const changed = kept.filter(([path, hash]) => before.get(path) !== hash).length;
  return {
    added: after.size - kept.length,
    changed,
    removed: before.size - kept.length,
    unchanged: kept.length - changed,
  };
}
