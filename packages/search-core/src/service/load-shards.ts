import type { IndexFormatError } from '../codec/header.ts';
import { documentCount } from '../index/inverted-index.ts';
import { failure } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { decodePageBlock } from '../shards/page-block.ts';
import { decodeManifest } from '../shards/shard-manifest.ts';
import { createShardedSearcher } from '../shards/sharded-searcher.ts';
import type { ShardedSearcher } from '../shards/sharded-searcher.ts';
import { decodeTermShard } from '../shards/term-shard.ts';
import { fetchPart } from './load-index.ts';
import type { ServicePorts } from './ports.ts';
import type { BadIndex, OpenError, ShardedIndexRequest } from './protocol.ts';

export interface LoadedShards {
  readonly searcher: ShardedSearcher;
  readonly documents: number;
  readonly terms: number;
}

/** Fetches the manifest of an index in shards. Its files are fetched by searches, and warn where they cannot be. */
export async function loadShards(
  { source, warn }: Pick<ServicePorts, 'source' | 'warn'>,
  { manifestUrl }: ShardedIndexRequest,
): Promise<Outcome<LoadedShards, OpenError>> {
  const manifest = await fetchPart({ source }, manifestUrl, kindOfError(decodeManifest));
  if (!manifest.ok) return manifest;
  const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  const read = async <T>(name: string, decode: (bytes: Uint8Array) => Outcome<T, IndexFormatError>) => {
    const url = `${folder}${name}`;
    const fetched = await fetchPart({ source }, url, kindOfError(decode)).catch((reason: unknown) =>
      failure({ kind: 'threw', reason: String(reason) } as const),
    );
    if (fetched.ok) return fetched.value;
    warn(`a file of the index is left out: ${JSON.stringify({ url, ...fetched.error })}`);
    return undefined;
  };
  const searcher = createShardedSearcher(manifest.value, {
    terms: shared((name) => read(name, decodeTermShard)),
    pages: shared((name) => read(name, decodePageBlock)),
  });
  const { termCount: terms } = manifest.value;
  return { ok: true, value: { searcher, documents: documentCount(manifest.value), terms } };
}

/** Who asks for a file that is on its way gets the same answer. */
function shared<T>(read: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const pending = new Map<string, Promise<T>>();
  return (name) => {
    const answer = pending.get(name) ?? read(name).finally(() => pending.delete(name));
    pending.set(name, answer);
    return answer;
  };
}

function kindOfError<T>(
  decode: (bytes: Uint8Array) => Outcome<T, IndexFormatError>,
): (bytes: Uint8Array) => Outcome<T, BadIndex['reason']> {
  return (bytes) => {
    const decoded = decode(bytes);
    return decoded.ok ? decoded : failure(decoded.error.kind);
  };
}
