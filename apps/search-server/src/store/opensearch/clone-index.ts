import type { Client } from '@opensearch-project/opensearch';
import { isPresent } from './stored-index.ts';

/** Upper bound of the time in which a copy gets its replicas. */
const replicaSeconds = 30;

/**
 * Copies an index with its settings; on a node, files are linked, not copied. Resolves to false if the copy lacks a
 * primary shard, because its node failed.
 */
export async function cloneIndex(client: Client, source: string, copy: string): Promise<boolean> {
  // OpenSearch copies only an index that refuses writes. It stays so: servers write to new indexes only.
  await client.indices.addBlock({ index: source, block: 'write' });
  const body = { settings: { 'index.blocks.write': null } };
  await client.indices.clone({ index: source, target: copy, body }).catch((error: unknown) => {
    // The client repeats a request whose response was lost. The name is new, so the index is this one.
    if (!isPresent(error)) throw error;
  });
  // As many replicas as the source has: it has fewer than its setting while a node is down.
  const { active_shards: shards } = (await client.cluster.health({ index: source })).body;
  const { status } = (
    await client.cluster.health(
      { index: copy, wait_for_active_shards: String(shards), timeout: `${replicaSeconds}s` },
      { ignore: [408], requestTimeout: (replicaSeconds + 10) * 1000 },
    )
  ).body;
  return status !== 'red';
}
