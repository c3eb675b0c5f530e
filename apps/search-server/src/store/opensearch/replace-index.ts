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
  // Also here, not only at a start: without it, a cluster that was emptied meanwhile would guess the types of fields.
  await client.indices.putIndexTemplate({ name: templateName, body: pageTemplate(copies) as never });
  await client.indices.create({ index: name }).catch(ignoreExisting);
}

/**
 * Writes the changed documents to a clone of the old index if the same template made it and the clone has its shards, else
 * all documents to a new index. Resolves to false if somebody deleted the index meanwhile: OpenSearch creates it again
 * for what is written then.
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
 * Builds an index beside the old one and moves the alias in one step. Resolves to false if another server moved it
 * or deleted the new index meanwhile: the caller reads the index and tries again. The old index stays: searches may use it.
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
  // One index is replaced only as long as it has the alias. If there is none or are several, the new one takes it anyway.
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
    // A request whose response is missing may still move it. Then `deleteLeftovers` removes the index later.
    if (hasAlias === false && (isRetried || !isMoving)) await discard();
    if (isRetried) return false;
    throw error;
  }
}
