import type { Cluster } from './cluster.ts';
import { ignoreExisting } from './stored-index.ts';

/** Upper bound of the time until a clone has its shards, in seconds. */
const cloneSeconds = 30;

/**
 * Clones an index; on the same node, files are linked, not copied. Resolves to false if a primary shard of the clone is
 * not assigned: its node failed, or nodes with nearly full disks accept only empty shards.
 */
export async function cloneIndex(
  { client, copies }: Cluster,
  source: string,
  clone: string,
): Promise<boolean> {
  // OpenSearch clones only an index that rejects writes. The block stays, because servers write to new indexes only.
  await client.indices.addBlock({ index: source, block: 'write' });
  // By default, a clone has one replica.
  const settings = { 'index.blocks.write': null, 'index.number_of_replicas': copies.replicas };
  await client.indices
    .clone({ index: source, target: clone, wait_for_active_shards: '0', body: { settings } })
    .catch(ignoreExisting);
  const healthOf = async (index: string, seconds: number, shards: number) => {
    const request = { index, wait_for_active_shards: String(shards), timeout: `${seconds}s` };
    // 408: the wait timed out, also for an index that was deleted.
    const answered = { ignore: [408], requestTimeout: (seconds + 10) * 1000 };
    return (await client.cluster.health(request, answered)).body;
  };
  const { active_shards: active, active_primary_shards: primaries } = await healthOf(source, 1, 0);
  // Includes replicas. While a node is down, the source has fewer of them than its setting.
  const shards = Math.min(active, primaries * (1 + copies.replicas));
  const { status } = await healthOf(clone, cloneSeconds, shards);
  return status !== 'red';
}
