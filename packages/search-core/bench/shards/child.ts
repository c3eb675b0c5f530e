/** Builds an index in shards and queries it: the number of pages and a folder in, tables out. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildShards } from '../../src/index.ts';
import { generatedPages } from '../corpora/generated.ts';
import { queryMix } from '../corpora/query-mix.ts';
import { median } from '../percentiles.ts';
import { asText } from '../table.ts';
import { costOf, searcherOf, sumOf } from './query-cost.ts';
import type { QueryCost } from './query-cost.ts';

const [, , pageArgument = '', folder = ''] = process.argv;
const pages = Number(pageArgument);
const sectionsPerPage = 10;
/** Pages that the queries are derived from. */
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

interface Cost extends QueryCost {
  readonly kind: string;
  readonly isFound: boolean;
}

const stored = (name: string): Uint8Array => readFileSync(join(folder, name));

/** Peak memory of a searcher over all queries, in MB, measured after garbage collection following each answer. */
async function memoryOf(queries: readonly string[]): Promise<number> {
  const used = async () => {
    // Array buffers are freed concurrently, after the collection that found them.
    for (let times = 0; times < 3; times += 1) {
      globalThis.gc?.();
      await new Promise(setImmediate);
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  const before = await used();
  const searcher = await searcherOf(stored);
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
  const cost = await costOf(stored, query);
  const isFound = cost.routePaths.some((path) => relevant.includes(path));
  costs.push({ kind: `${kind} ${script}`, ...cost, isFound });
}
const heads = [
  'number',
  'kB',
  'largest',
  'requests',
  'in a round',
  'rounds',
  'seconds',
  'excerpts kB',
  'requests',
];
console.log(
  asText({
    columns: [{ head: 'query', align: 'left' }, ...[...heads, 'found in 10'].map((head) => ({ head }))],
    rows: [...new Set(costs.map(({ kind }) => kind))].toSorted().map((kind) => {
      const own = costs.filter((cost) => cost.kind === kind);
      const middle = (of: (cost: Cost) => number) => median(own.map(of));
      const bytesOf = ({ rounds }: Cost) => sumOf(rounds).bytes;
      const requestsOf = ({ rounds }: Cost) => rounds.map(({ requests }) => requests);
      const secondsOf = (cost: Cost) => cost.rounds.length * latencySeconds + bytesOf(cost) / bytesPerSecond;
      return [
        kind,
        String(own.length),
        String(kilobytes(middle(bytesOf))),
        String(kilobytes(Math.max(...own.map(bytesOf)))),
        String(middle(({ rounds }) => sumOf(rounds).requests)),
        `${middle((cost) => Math.max(...requestsOf(cost)))}, ${Math.max(...own.flatMap(requestsOf))}`,
        `${middle(({ rounds }) => rounds.length)}, ${Math.max(...own.map(({ rounds }) => rounds.length))}`,
        middle(secondsOf).toFixed(2),
        String(kilobytes(middle(({ whole }) => whole.bytes))),
        String(middle(({ whole }) => whole.requests)),
        `${own.filter(({ isFound }) => isFound).length}`,
      ];
    }),
  }),
);
const memory = await memoryOf(queries.map(({ query }) => query));
console.log(`\nMemory of a searcher that is asked all of them: ${memory.toFixed(0)} MB.`);
console.log(
  'To the first answer, without the manifest: medians; of requests in a round and rounds also the most. ' +
    'Seconds computed for 150 ms a round and 1.6 Mbit/s.',
);
