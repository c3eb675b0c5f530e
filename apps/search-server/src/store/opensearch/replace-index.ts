import { errors, type Client } from '@opensearch-project/opensearch';
import type { SearchDocument } from '@docs/search-core';
import type { IndexKey } from '../store.ts';
import { cloneIndex } from './clone-index.ts';
import { namePrefix, pageTemplate, templateName, templateVersion, type Copies } from './page-template.ts';
import { aliasOf, isAbsent, isPresent, newIndexName, type Hashes, type StoredPages } from './stored-index.ts';
import { writePages } from './write-pages.ts';

const isMoved = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.body?.error?.type === 'aliases_not_found_exception';

export interface Cluster {
  readonly client: Client;
  /** Of new indexes. */
  readonly copies: Copies;
}

/** Writes all documents to a new index, or the changed ones to a copy of the old index if the same template made it. */
async function buildIndex(
  { client, copies }: Cluster,
  name: string,
  replaced: StoredPages | null,
  documents: readonly SearchDocument[],
  hashes: Hashes,
): Promise<boolean> {
  if (replaced?.version === templateVersion) {
    if (!(await cloneIndex(client, replaced.name, name))) return false;
    const written = documents.filter(
      ({ routePath }) => replaced.hashes.get(routePath) !== hashes.get(routePath),
    );
    const removed = [...replaced.hashes.keys()].filter((path) => !hashes.has(path));
    await writePages(client, name, written, hashes, removed);
    return true;
  }
  // Also here, not only at a start: without it, a cluster that was emptied meanwhile would guess the types of fields.
  await client.indices.putIndexTemplate({ name: templateName, body: pageTemplate(copies) as never });
  await client.indices.create({ index: name }).catch((error: unknown) => {
    // The client repeats a request whose response was lost. The name is new, so the index is this one.
    if (!isPresent(error)) throw error;
  });
  await writePages(client, name, documents, hashes, []);
  return true;
}

/**
 * Builds an index beside the old one and moves the alias in one step. Resolves to false if another server moved it
 * meanwhile, or if a node failed that the new index needs: the caller reads the index and tries again. The old index
 * stays: searches may use it.
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
  try {
    if (!(await buildIndex(cluster, name, replaced, documents, hashes))) {
      await discard();
      return false;
    }
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
    // The alias may have moved although the response was lost and the retry failed. If that is unknown, `deleteLeftovers`
    // removes the index later.
    const hasAlias = await client.indices.existsAlias({ index: name, name: alias }).then(
      ({ body }) => body,
      () => null,
    );
    if (hasAlias) return true;
    if (hasAlias === false) await discard();
    if (isMoved(error) || isAbsent(error)) return false;
    throw error;
  }
}
