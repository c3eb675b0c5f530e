import type { IndexFormatError } from '../codec/header.ts';
import { failure } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { AbortSignalLike } from '../shards/abort-signal.ts';
import { decodeBeginnings } from '../shards/beginnings.ts';
import { keyOfPlace } from '../shards/block-table.ts';
import type { BlockPlace } from '../shards/block-table.ts';
import { decodeHeads, decodePage } from '../shards/page-block.ts';
import { decodeManifest } from '../shards/shard-manifest.ts';
import { createShardedSearcher } from '../shards/sharded-searcher.ts';
import type { ShardedSearcher } from '../shards/sharded-searcher.ts';
import { decodeTermShards } from '../shards/term-shard.ts';
import { fetchPart } from './load-index.ts';
import type { ServicePorts } from './ports.ts';
import type { BadIndex, OpenError, ShardedIndexRequest } from './protocol.ts';

export interface LoadedShards {
  readonly searcher: ShardedSearcher;
  readonly documents: number;
  readonly terms: number;
}

/**
 * Fetches the manifest of an index in shards. Its files are fetched by searches, which warn if they cannot be loaded.
 */
export async function loadShards(
  { source, warn }: Pick<ServicePorts, 'source' | 'warn'>,
  { manifestUrl }: ShardedIndexRequest,
): Promise<Outcome<LoadedShards, OpenError>> {
  const manifest = await fetchPart({ source }, manifestUrl, kindOfError(decodeManifest));
  if (!manifest.ok) return manifest;
  const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  const read =
    <T>(decode: (bytes: Uint8Array) => Outcome<T, IndexFormatError>) =>
    async ({ file, range }: BlockPlace, signal: AbortSignalLike): Promise<T | undefined> => {
      const url = `${folder}${file}`;
      const options = { signal, ...(range && { range }) };
      const fetched = await fetchPart({ source }, url, kindOfError(decode), options).catch(
        (reason: unknown) => failure({ kind: 'threw', reason: String(reason) } as const),
      );
      if (fetched.ok) return fetched.value;
      // The host compresses files and ignores ranges: the browser decompresses the file, so no block is at its offset.
      const hint =
        fetched.error.kind === 'bad-index' ? '; serve .bin files as they are, without content-encoding' : '';
      if (!signal.aborted)
        warn(`a part of the index is left out: ${JSON.stringify({ url, range, ...fetched.error })}${hint}`);
      return undefined;
    };
  const searcher = createShardedSearcher(manifest.value, {
    terms: shared(read(decodeTermShards)),
    heads: shared(read(decodeHeads)),
    page: shared(read(decodePage)),
    beginnings: shared(read(decodeBeginnings)),
  });
  const { termCount: terms, contentLengths } = manifest.value;
  return { ok: true, value: { searcher, documents: contentLengths.levelOf.length, terms } };
}

interface PendingBlock<T> {
  readonly answer: Promise<T | undefined>;
  readonly abort: () => void;
  /** Number of searches that wait for it. */
  waiting: number;
}

/**
 * Requests for a block that is already loading share its answer. The load is aborted when no search waits for it any
 * more.
 */
function shared<T>(
  read: (place: BlockPlace, signal: AbortSignalLike) => Promise<T | undefined>,
): (place: BlockPlace, signal: AbortSignalLike) => Promise<T | undefined> {
  const pending = new Map<string, PendingBlock<T>>();
  const blocksOf = new WeakMap<AbortSignalLike, PendingBlock<T>[]>();
  const start = (key: string, place: BlockPlace): PendingBlock<T> => {
    const controller = new AbortController();
    const remove = () => {
      if (pending.get(key) === block) pending.delete(key);
    };
    const abort = () => {
      remove();
      controller.abort();
    };
    const block = { answer: read(place, controller.signal).finally(remove), abort, waiting: 0 };
    pending.set(key, block);
    return block;
  };
  /** One listener for all blocks of a search: Node warns above ten listeners. */
  const listen = (signal: AbortSignalLike): PendingBlock<T>[] => {
    const blocks: PendingBlock<T>[] = [];
    blocksOf.set(signal, blocks);
    signal.addEventListener('abort', () => {
      for (const block of blocks) {
        block.waiting -= 1;
        if (block.waiting === 0) block.abort();
      }
    });
    return blocks;
  };
  return (place, signal) => {
    if (signal.aborted) return Promise.resolve(undefined);
    const key = keyOfPlace(place);
    const block = pending.get(key) ?? start(key, place);
    block.waiting += 1;
    (blocksOf.get(signal) ?? listen(signal)).push(block);
    return block.answer;
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
