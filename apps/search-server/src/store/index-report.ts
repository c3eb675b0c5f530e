import { createHash } from 'node:crypto';
import type { SearchDocument } from '@docs/search-core';
import type { IndexReport } from './store.ts';

export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const documentHash = (document: SearchDocument): string => contentHash(JSON.stringify(document));

/**
 * Sorted by path, so that pages with equal scores have the same order however they are pushed. Of documents with the
 * same path, the first counts.
 */
export const distinctDocuments = (documents: readonly SearchDocument[]): readonly SearchDocument[] =>
  [...new Map(documents.toReversed().map((document) => [document.routePath, document])).values()].toSorted(
    (a, b) => (a.routePath < b.routePath ? -1 : 1),
  );

/** Hashes of distinct documents by route path. */
export const hashesOf = (documents: readonly SearchDocument[]): ReadonlyMap<string, string> =>
  new Map(documents.map((document) => [document.routePath, documentHash(document)]));

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
