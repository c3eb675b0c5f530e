/** Builds and asks one index in shards: the number of pages and a folder in, tables out. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildShards } from '../../src/index.ts';
import { loadShards } from '../../src/service/index.ts';
import type { FetchOptions, FileSource } from '../../src/service/index.ts';
import { generatedPages } from '../corpora/generated.ts';
import { queryMix } from '../corpora/query-mix.ts';
import { median } from '../percentiles.ts';
import { asText } from '../table.ts';

const [, , pageArgument = '', folder = ''] = process.argv;
const pages = Number(pageArgument);
const sectionsPerPage = 10;
/** Pages that queries are made of. */
const askedPages = 2040;
/** Slow 4G. */
const [latencySeconds, bytesPerSecond] = [0.15, 1.6e6 / 8];

mkdirSync(folder, { recursive: true });
const sizes = new Map<string, number>();
const compress = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes, { level: 6 }));
const write = (name: string, bytes: Uint8Array): string => {
  writeFileSync(join(folder, name), bytes);
  sizes.set(name, bytes.length);
  return name;
};
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

const start = performance.now();
const { manifest, summary } = buildShards(generatedPages(pages * sectionsPerPage), {
  locale: 'zh',
  compress,
  write: (bytes) => write(`${hashOf(bytes)}.bin`, bytes),
});
write('manifest.bin', compress(manifest));
const seconds = (performance.now() - start) / 1000;
const peak = process.resourceUsage().maxRSS / 1024;
const kilobytes = (bytes: number) => Math.round(bytes / 1000);
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
console.log(
  `${summary.documents} pages, ${summary.sections} sections, ${summary.terms} terms: ${seconds.toFixed(0)} s with generation and gzip, ` +
    `peak ${peak.toFixed(0)} MB, ${sizes.size} files, ${kilobytes(total)} kB; manifest ${kilobytes(sizes.get('manifest.bin') ?? 0)} kB\n`,
);

interface Cost {
  readonly kind: string;
  readonly bytes: number;
  readonly requests: number;
  readonly rounds: number;
  readonly isFound: boolean;
}

const stored = ({ range }: FetchOptions, name: string): Buffer => {
  const bytes = readFileSync(join(folder, name));
  return range ? bytes.subarray(range.from, range.to) : bytes;
};
const request = { site: '', locale: 'zh', contentHash: '', manifestUrl: 'manifest.bin' };

async function openWith(fetch: FileSource['fetch']) {
  const loaded = await loadShards({ source: { fetch }, warn: console.warn }, request);
  if (!loaded.ok) throw new Error(loaded.error.kind);
  return loaded.value.searcher;
}

/** To the first answer. A round begins with a request while none is under way. */
async function costOf(query: string, kind: string, relevant: readonly string[]): Promise<Cost> {
  let cost = { bytes: 0, requests: 0, rounds: 0 };
  let before = cost;
  let pending = 0;
  const searcher = await openWith(async (name, options = {}) => {
    if (pending === 0) {
      before = { ...cost };
      cost.rounds += 1;
    }
    pending += 1;
    cost.requests += 1;
    const part = stored(options, name);
    cost.bytes += part.length;
    const bytes = gunzipSync(part);
    await new Promise(setImmediate);
    pending -= 1;
    return { ok: true, value: bytes };
  });
  cost = { bytes: 0, requests: 0, rounds: 0 };
  await searcher.search(query, { limit: 10 });
  // With the first answer the texts of its pages begin to load: a round that does not count.
  const counted = { ...(pending > 0 ? before : cost) };
  await searcher.complete();
  const found = (await searcher.search(query, { limit: 10 }))?.pages ?? [];
  const isFound = found.some(({ routePath }) => relevant.includes(routePath));
  return { kind, ...counted, isFound };
}

/** Megabytes of a searcher that is asked all queries, after garbage collection: at most after an answer. */
async function memoryOf(queries: readonly string[]): Promise<number> {
  const used = async () => {
    // Array buffers are freed beside the collection that found them.
    for (let times = 0; times < 3; times += 1) {
      globalThis.gc?.();
      await new Promise(setImmediate);
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  const before = await used();
  const searcher = await openWith((name, options = {}) =>
    Promise.resolve({ ok: true, value: gunzipSync(stored(options, name)) }),
  );
  let most = 0;
  for (const query of queries) {
    await searcher.search(query);
    await searcher.complete();
    await searcher.search(query);
    most = Math.max(most, (await used()) - before);
  }
  return most;
}

const queries = queryMix([...generatedPages(askedPages * sectionsPerPage)]);
const costs: Cost[] = [];
for (const { query, class: kind, relevant = [] } of queries) {
  const script = /\p{Script=Han}/u.test(query) ? 'zh' : 'en';
  costs.push(await costOf(query, `${kind} ${script}`, relevant));
}
const kinds = [...new Set(costs.map(({ kind }) => kind))].toSorted();
console.log(
  asText({
    columns: [
      { head: 'query', align: 'left' },
      ...['number', 'kB', 'largest', 'requests', 'rounds', 'seconds', 'found in 10'].map((head) => ({
        head,
      })),
    ],
    rows: kinds.map((kind) => {
      const own = costs.filter((cost) => cost.kind === kind);
      const middle = (of: (cost: Cost) => number) => median(own.map(of));
      const secondsOf = ({ bytes, rounds }: Cost) => rounds * latencySeconds + bytes / bytesPerSecond;
      return [
        kind,
        String(own.length),
        String(kilobytes(middle(({ bytes }) => bytes))),
        String(kilobytes(Math.max(...own.map(({ bytes }) => bytes)))),
        String(middle(({ requests }) => requests)),
        String(middle(({ rounds }) => rounds)),
        middle(secondsOf).toFixed(2),
        `${own.filter(({ isFound }) => isFound).length}`,
      ];
    }),
  }),
);
const memory = await memoryOf(queries.map(({ query }) => query));
console.log(`\nMemory of a searcher that is asked all of them: ${memory.toFixed(0)} MB.`);
console.log('Medians, without the manifest; seconds computed for 150 ms a round and 1.6 Mbit/s.');
