import { setTimeout } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import type { SearchDocument } from '@docs/search-core';
import { distinctDocuments, hashesOf, reportOf } from '../index-report.ts';
import type { IndexKey, IndexReport } from '../store.ts';
import { buildAnew, type Cluster } from './build-index.ts';
import { deleteLeftovers } from './leftovers.ts';
import { templateNumber, templateVersion } from './page-template.ts';
import {
  aliasOf,
  hasHashes,
  storedHashes,
  storedIndex,
  type Hashes,
  type StoredPages,
} from './stored-index.ts';
import { writePages } from './write-pages.ts';

/** Attempts to write a list while other servers write theirs, and the upper bound of the first pause, in milliseconds. */
const [maxWrites, pauseMs] = [8, 500];

async function storedPages(client: Client, alias: string): Promise<StoredPages | null> {
  const stored = await storedIndex(client, alias);
  return stored && { ...stored, hashes: await storedHashes(client, stored.name) };
}

const holds = (stored: StoredPages | null, hashes: Hashes): boolean =>
  stored?.version === templateVersion && hasHashes(stored.hashes, hashes);

/**
 * Changes the pages of an index in place; builds it anew if it is new or another template made it. Of a change that
 * fails half-way every page is old or new, and the next call goes on.
 */
export async function indexPages(
  cluster: Cluster,
  key: IndexKey,
  documents: readonly SearchDocument[],
): Promise<IndexReport> {
  const { client } = cluster;
  const alias = aliasOf(key);
  // Ignores failures, for example during a snapshot: the next list deletes the rest.
  await deleteLeftovers(client, alias).catch(() => {});
  const distinct = distinctDocuments(documents);
  const after = hashesOf(distinct);
  const before = await storedPages(client, alias);
  let stored = before;
  // Verifies what was written, because another server may have written at the same time. Invariant: the call that ends
  // last has its list in the index, or rejects.
  for (let writes = 0; !holds(stored, after); writes += 1) {
    if (writes === maxWrites) throw new Error('Other servers keep changing the index. Index again.');
    if (stored?.version === templateVersion) {
      const { name, hashes } = stored;
      const written = distinct.filter(({ routePath }) => hashes.get(routePath) !== after.get(routePath));
      const removed = [...hashes.keys()].filter((path) => !after.has(path));
      await writePages(client, name, written, after, removed);
    } else {
      // Servers of the newer template would lack its fields.
      if (stored !== null && stored.number > templateNumber)
        throw new Error(`A newer server has built ${alias}. Push the documents to a server of that version.`);
      await buildAnew(cluster, key, distinct, after);
    }
    stored = await storedPages(client, alias);
    // Different pauses end a race of two servers.
    if (!holds(stored, after)) {
      await setTimeout(Math.random() * pauseMs * 2 ** writes);
      stored = await storedPages(client, alias);
    }
  }
  return reportOf(before?.hashes ?? new Map(), after);
}
