import { errors, type Client } from '@opensearch-project/opensearch';
import type { SearchDocument } from '@docs/search-core';
import type { IndexKey } from '../store.ts';
import { namePrefix, pageTemplate, templateName, type Copies } from './page-template.ts';
import {
  aliasOf,
  hasHashes,
  isAbsent,
  newIndexName,
  storedHashes,
  type Hashes,
  type StoredPages,
} from './stored-index.ts';
import { writePages } from './write-pages.ts';

const isMoved = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.body?.error?.type === 'aliases_not_found_exception';

const isPresent = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.body?.error?.type === 'resource_already_exists_exception';

export interface Cluster {
  readonly client: Client;
  /** Of new indexes. */
  readonly copies: Copies;
}

/**
 * Builds an index beside the old one and moves the alias in one step. Resolves to false if `replaced` is given and has
 * changed meanwhile or has lost the alias: the documents may be old then. Other servers may change it between the last
 * comparison and the move, some milliseconds; they see that the alias moved, and write their list again. The old index
 * stays: searches may use it.
 */
export async function buildAnew(
  { client, copies }: Cluster,
  key: IndexKey,
  documents: readonly SearchDocument[],
  hashes: Hashes,
  replaced: StoredPages | null = null,
): Promise<boolean> {
  const [alias, name] = [aliasOf(key), newIndexName(key)];
  const discard = () => client.indices.delete({ index: name }).catch(() => {});
  // Also here, not only at a start: without it, a cluster that was emptied meanwhile would guess the types of fields.
  await client.indices.putIndexTemplate({ name: templateName, body: pageTemplate(copies) as never });
  try {
    await client.indices.create({ index: name }).catch((error: unknown) => {
      // The client repeats a request whose response was lost. The name is new, so the index is this one.
      if (!isPresent(error)) throw error;
    });
    await writePages(client, name, documents, hashes, []);
    if (replaced !== null && !hasHashes(await storedHashes(client, replaced.name), replaced.hashes)) {
      await discard();
      return false;
    }
    await client.indices.updateAliases({
      body: {
        actions: [
          { remove: { index: replaced?.name ?? `${namePrefix}*`, alias, must_exist: replaced !== null } },
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
    if (replaced !== null && (isMoved(error) || isAbsent(error))) return false;
    throw error;
  }
}
