/** The cost of a query of an index in shards when only the manifest is loaded. */
import { gunzipSync } from 'node:zlib';
import { loadShards } from '../../src/service/index.ts';
import type { FetchOptions, FileSource } from '../../src/service/index.ts';

interface Load {
  readonly requests: number;
  readonly bytes: number;
}

export interface QueryCost {
  /** Loads until the first answer. A round begins with a request while none is pending. */
  readonly rounds: readonly Load[];
  /** Loads until the answer has the excerpts of all its pages. */
  readonly whole: Load;
  /** Route paths of its pages, best first. */
  readonly routePaths: readonly string[];
}

/** Stored files by name, with each block compressed by gzip. */
export type StoredFiles = (name: string) => Uint8Array;

/** Number of pages of an answer. */
const limit = 10;

export async function searcherOf(files: StoredFiles, fetch: FileSource['fetch'] = readsOf(files)) {
  const request = { site: '', locale: 'zh', contentHash: '', manifestUrl: 'manifest.bin' };
  const loaded = await loadShards({ source: { fetch }, warn: console.warn }, request);
  if (!loaded.ok) throw new Error(loaded.error.kind);
  return loaded.value.searcher;
}

export async function costOf(files: StoredFiles, query: string): Promise<QueryCost> {
  let rounds: Load[] = [];
  let pending = 0;
  const searcher = await searcherOf(files, async (name, options = {}) => {
    if (pending === 0) rounds.push({ requests: 0, bytes: 0 });
    pending += 1;
    const part = storedPart(files, name, options);
    const { requests, bytes } = rounds.pop() ?? { requests: 0, bytes: 0 };
    rounds.push({ requests: requests + 1, bytes: bytes + part.length });
    await new Promise(setImmediate);
    pending -= 1;
    return { ok: true, value: gunzipSync(part) };
  });
  rounds = [];
  await searcher.search(query, { limit });
  // The texts of the pages begin to load with the first answer: that round does not count.
  const first = pending > 0 ? rounds.slice(0, -1) : rounds.slice();
  await searcher.complete();
  const routePaths = (await searcher.search(query, { limit }))?.pages.map((page) => page.routePath) ?? [];
  return { rounds: first, whole: sumOf(rounds), routePaths };
}

export const sumOf = (loads: readonly Load[]): Load => ({
  requests: loads.reduce((sum, { requests }) => sum + requests, 0),
  bytes: loads.reduce((sum, { bytes }) => sum + bytes, 0),
});

const readsOf =
  (files: StoredFiles): FileSource['fetch'] =>
  (name, options = {}) =>
    Promise.resolve({ ok: true, value: gunzipSync(storedPart(files, name, options)) });

function storedPart(files: StoredFiles, name: string, { range }: FetchOptions): Uint8Array {
  const bytes = files(name);
  return range ? bytes.subarray(range.from, range.to) : bytes;
}
