import { errors } from '@opensearch-project/opensearch';
import type { SearchDocument } from '@docs/search-core';
import type { IndexKey } from '../store.ts';
import { cloneIndex } from './clone-index.ts';
import type { Cluster } from './cluster.ts';
import { namePrefix, pageTemplate, templateName, templateVersion } from './page-template.ts';
import {
  aliasOf,
  isAbsent,
  ignoreExisting,
  newIndexName,
  type Hashes,
  type StoredPages,
} from './stored-index.ts';
import { writePages } from './write-pages.ts';

const isMoved = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.body?.error?.type === 'aliases_not_found_exception';

/** Creates an index without pages. */
async function createIndex({ client, copies }: Cluster, name: string): Promise<void> {
  // Also here, not only at the start: without it, a cluster that was emptied meanwhile would infer the field types.
  await client.indices.putIndexTemplate({ name: templateName, body: pageTemplate(copies) as never });
  await client.indices.create({ index: name }).catch(ignoreExisting);
}

/**
 * Writes the changed documents to a clone of the old index if it has the same template and the clone gets its shards,
 * else all documents to a new index. Resolves to false if the index was deleted meanwhile: OpenSearch creates it again
 * for later writes.
 */
async function buildIndex(
  cluster: Cluster,
  name: string,
  replaced: StoredPages | null,
  documents: readonly SearchDocument[],
  hashes: Hashes,
): Promise<boolean> {
  const { client } = cluster;
  let before: Hashes = new Map();
  if (replaced?.version === templateVersion) {
    if (await cloneIndex(cluster, replaced.name, name)) before = replaced.hashes;
    else await client.indices.delete({ index: name });
  }
  if (before.size === 0) await createIndex(cluster, name);
  const written = documents.filter(({ routePath }) => before.get(routePath) !== hashes.get(routePath));
  const removed = [...before.keys()].filter((path) => !hashes.has(path));
  await writePages(client, name, written, hashes, removed);
  return (await client.count({ index: name })).body.count === hashes.size;
}

/**
 * Builds an index next to the old one and moves the alias atomically. Resolves to false if another server moved it or
 * deleted the new index meanwhile: the caller reads the index and retries. The old index stays, because searches may
 * use it.
 */
export async function replaceIndex(
  cluster: Cluster,
  key: IndexKey,
  replaced: StoredPages | null,
  documents: readonly SearchDocument[],
  hashes: Hashes,
): Promise<boolean> {
  const { client } = cluster;
  const [alias, name] = [aliasOf(key), newIndexName(key)];
  const discard = () => client.indices.delete({ index: name }).catch(() => {});
  // A single index is replaced only while it has the alias. If there are none or several, the new one takes the alias
  // in any case.
  const isOne = replaced !== null && replaced.version !== null;
  let isMoving = false;
  try {
    if (!(await buildIndex(cluster, name, replaced, documents, hashes))) {
      await discard();
      return false;
    }
    isMoving = true;
    await client.indices.updateAliases({
      body: {
        actions: [
          { remove: { index: isOne ? replaced.name : `${namePrefix}*`, alias, must_exist: isOne } },
          { add: { index: name, alias } },
        ],
      },
    });
    return true;
  } catch (error) {
    const isRetried = isMoved(error) || isAbsent(error);
    // The alias may have moved although the response was lost and the retry failed.
    const hasAlias = await client.indices.existsAlias({ index: name, name: alias }).then(
      ({ body }) => body,
      () => null,
    );
    if (hasAlias) return true;
    // A request without a response may still move it. In that case `deleteLeftovers` removes the index later.
    if (hasAlias === false && (isRetried || !isMoving)) await discard();
    if (isRetried) return false;
    throw error;
  }
}
