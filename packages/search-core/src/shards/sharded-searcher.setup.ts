import { checksum } from '../codec/checksum.ts';
import type { SearchDocument } from '../document/search-document.ts';
import type { Outcome } from '../outcome.ts';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { parseQuery } from '../query/parse-query.ts';
import { decodeBeginnings, isWide } from './beginnings.ts';
import type { BlockPlace } from './block-table.ts';
import { buildShards } from './build-shards.ts';
import type { ShardOptions, ShardSizes } from './build-shards.ts';
import { decodeHeads, decodePage } from './page-block.ts';
import { decodeManifest } from './shard-manifest.ts';
import type { ShardManifest } from './shard-manifest.ts';
import { createShardedSearcher } from './sharded-searcher.ts';
import { decodeTermShards } from './term-shard.ts';

const smallSizes: ShardSizes = { terms: 600, heads: 300 };

/** The files of an index by name, and its manifest. */
export function builtShards(documents: Iterable<SearchDocument>, options: Omit<ShardOptions, 'write'> = {}) {
  const files = new Map<string, Uint8Array>();
  const write = (bytes: Uint8Array): string => {
    const name = `${bytes.length}-${checksum(bytes, 0)}.bin`;
    files.set(name, bytes);
    return name;
  };
  return { ...buildShards(documents, { ...options, write }), files };
}

/** A searcher over the files of `documents`; `read` names those that it has read. */
export function shardsOf(
  documents: readonly SearchDocument[],
  isMissing: (name: string) => boolean = () => false,
  options: Omit<ShardOptions, 'write'> = {},
  changed: (manifest: ShardManifest) => ShardManifest = (manifest) => manifest,
) {
  return openedShards(builtShards(documents, { sizes: smallSizes, ...options }), isMissing, changed);
}

/** A new searcher, which has loaded nothing. */
export function openedShards(
  { manifest: bytes, files }: ReturnType<typeof builtShards>,
  isMissing: (name: string) => boolean = () => false,
  changed: (manifest: ShardManifest) => ShardManifest = (manifest) => manifest,
) {
  const manifest = decodeManifest(bytes);
  if (!manifest.ok) throw new Error(manifest.error.kind);
  const read: string[] = [];
  const decoded =
    <T>(decode: (bytes: Uint8Array) => Outcome<T, unknown>) =>
    ({ file, range }: BlockPlace) => {
      read.push(file);
      const bytes = isMissing(file) ? new Uint8Array() : (files.get(file) ?? new Uint8Array());
      const block = decode(range ? bytes.slice(range.from, range.to) : bytes);
      return Promise.resolve(block.ok ? block.value : undefined);
    };
  const searcher = createShardedSearcher(changed(manifest.value), {
    terms: decoded(decodeTermShards),
    heads: decoded(decodeHeads),
    page: decoded(decodePage),
    beginnings: decoded(decodeBeginnings),
  });
  const completeAnswer = async (query: string) => {
    const first = await searcher.search(query);
    await searcher.complete();
    const last = await searcher.search(query);
    return { first, last };
  };
  return { ...searcher, completeAnswer, manifest: manifest.value, files, read };
}

/** Whether the answers are documented to be those of the whole index: no question, and no beginning of many words. */
export function isExact(query: string, manifest: ShardManifest): boolean {
  const { style, clauses } = parseQuery(query, wordAndBigramAnalyzer);
  const hasWide = clauses.some(({ isPrefix, typed }) => isPrefix && isWide(manifest, typed));
  return style === 'short' && !hasWide;
}
