import type { IndexFormatError } from '../codec/header.ts';
import { failure } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { decodeBeginnings } from '../shards/beginnings.ts';
import { keyOfPlace } from '../shards/block-table.ts';
import type { BlockPlace } from '../shards/block-table.ts';
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
  const read =
    <T>(decode: (bytes: Uint8Array) => Outcome<T, IndexFormatError>) =>
    async ({ file, range }: BlockPlace): Promise<T | undefined> => {
      const url = `${folder}${file}`;
      const options = range && { range };
      const fetched = await fetchPart({ source }, url, kindOfError(decode), options).catch(
        (reason: unknown) => failure({ kind: 'threw', reason: String(reason) } as const),
      );
      if (fetched.ok) return fetched.value;
      warn(`a part of the index is left out: ${JSON.stringify({ url, ...options, ...fetched.error })}`);
      return undefined;
    };
  const searcher = createShardedSearcher(manifest.value, {
    terms: shared(read(decodeTermShard)),
    pages: shared(read(decodePageBlock)),
    beginnings: shared(read(decodeBeginnings)),
  });
  const { termCount: terms, contentLengths } = manifest.value;
  return { ok: true, value: { searcher, documents: contentLengths.levelOf.length, terms } };
}

/** Who asks for a block that is on its way gets the same answer. */
function shared<T>(read: (place: BlockPlace) => Promise<T>): (place: BlockPlace) => Promise<T> {
  const pending = new Map<string, Promise<T>>();
  return (place) => {
    const key = keyOfPlace(place);
    const answer = pending.get(key) ?? read(place).finally(() => pending.delete(key));
    pending.set(key, answer);
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
