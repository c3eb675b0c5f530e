import { setTimeout } from 'node:timers/promises';
import type { SearchDocument } from '@docs/search-core';
import { distinctDocuments, hashesOf, reportOf } from '../index-report.ts';
import type { IndexKey, IndexReport } from '../store.ts';
import type { Cluster } from './cluster.ts';
import { deleteLeftovers } from './leftovers.ts';
import { templateNumber, templateVersion } from './page-template.ts';
import { replaceIndex } from './replace-index.ts';
import { aliasOf, hasHashes, storedPages } from './stored-index.ts';

/**
 * Maximum number of attempts to write a list while other servers write theirs, and the upper bound of the first pause,
 * in milliseconds.
 */
const [maxWrites, pauseMs] = [8, 500];

/** Replaces an index by one with these documents. If it rejects, the old one still answers. */
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
  for (let writes = 0; writes < maxWrites; writes += 1) {
    const stored = await storedPages(client, alias);
    const report = reportOf(stored?.hashes ?? new Map(), after);
    if (stored?.version === templateVersion && hasHashes(stored.hashes, after)) return report;
    // Servers of the newer template would lack its fields.
    if (stored !== null && stored.number > templateNumber)
      throw new Error(`A newer server has built ${alias}. Push the documents to a server of that version.`);
    if (await replaceIndex(cluster, key, stored, distinct, after)) return report;
    // Random pauses resolve a race of two servers.
    await setTimeout(Math.random() * pauseMs * 2 ** writes);
  }
  throw new Error('Other servers keep changing the index. Index again.');
}
