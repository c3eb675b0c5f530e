/**
 * Readers who type into the search field, against each store, on the loopback, after each query was asked once:
 *   npm run load -w @docs/tests -- [--readers 200] [embedded] [postgres] [opensearch]
 */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './percentile.ts';
import { judgedClasses } from './relevance.ts';
import { engines, startServer } from './started-server.ts';

/** Interval between the requests of a reader, and duration of a run, in milliseconds. */
const [everyMs, runMs] = [150, 5000];
const maxReaders = 200;

const agent = new Agent({ keepAlive: true });

interface Load {
  /** Milliseconds of each answer. */
  readonly times: number[];
  /** Number of requests that the next letter aborted. */
  aborted: number;
  /** Answers by status; 0 for none. */
  readonly failures: Map<number, number>;
}

/** The text of the field after each key, repeated endlessly. */
function* typed(queries: readonly string[], from: number): Generator<string> {
  for (let at = from; ; at += 1) {
    const query = queries[at % queries.length] ?? '';
    for (let length = 1; length <= query.length; length += 1) yield query.slice(0, length);
  }
}

async function read(url: string, lang: string, queries: readonly string[], reader: number, load: Load) {
  // Spread evenly.
  await pause((everyMs * reader * 0.618) % everyMs);
  const end = performance.now() + runMs;
  const underWay: Promise<void>[] = [];
  let last = new AbortController();
  for (const keyword of typed(queries, reader * 7)) {
    if (performance.now() > end) break;
    last.abort();
    const { signal } = (last = new AbortController());
    underWay.push(ask(url, { keyword, limit: '7', searchIndexes: 'docs', lang }, signal, load));
    await pause(everyMs);
  }
  await Promise.all(underWay);
}

/** Takes half the time of `fetch`: readers and the server share a machine here. */
async function ask(
  url: string,
  query: Record<string, string>,
  signal: AbortSignal,
  load: Load,
): Promise<void> {
  const started = performance.now();
  const fail = (status: number) => void load.failures.set(status, (load.failures.get(status) ?? 0) + 1);
  try {
    const headers = { 'accept-encoding': 'br' };
    const sent = get(`${url}?${new URLSearchParams(query)}`, { agent, headers, signal });
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await finished(response.resume());
    if (response.statusCode === 200) load.times.push(performance.now() - started);
    else fail(response.statusCode ?? 0);
  } catch {
    if (signal.aborted) load.aborted += 1;
    else fail(0);
  }
}

function report(store: string, { times, aborted, failures }: Load): void {
  const sorted = times.toSorted((a, b) => a - b);
  const failed = [...failures].map(([status, count]) => `${count} with ${status}`).join(', ') || 'none';
  console.log(
    `${store}: ${times.length} answers, ${((times.length / runMs) * 1000).toFixed(0)}/s, ` +
      `p50 ${percentile(sorted, 0.5)} ms, p95 ${percentile(sorted, 0.95)} ms, p99 ${percentile(sorted, 0.99)} ms, ` +
      `${aborted} ended by the next letter, errors: ${failed}`,
  );
}

export async function main(args: string[]): Promise<void> {
  const options = { readers: { type: 'string', default: `${maxReaders}` } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const readers = Math.min(maxReaders, Number(values.readers));
  for (const name of positionals.length > 0 ? positionals : Object.keys(engines)) {
    const engine = await engines[name]?.();
    if (!engine) throw new Error(`${name} is none of ${Object.keys(engines).join(', ')}.`);
    const server = await startServer([...engine.args, '--store-searches', `${availableParallelism()}`]);
    const queries = [...judgedClasses('en').values()].flat().map(({ query }) => query);
    // Measures a warm server: Java compiles the code of the first searches.
    const warmUp: Load = { times: [], aborted: 0, failures: new Map() };
    for (const keyword of queries)
      await ask(`${server.origin}/search`, { keyword, lang: 'en' }, AbortSignal.timeout(20_000), warmUp);
    const load: Load = { times: [], aborted: 0, failures: new Map() };
    await Promise.all(
      Array.from({ length: readers }, (_, reader) =>
        read(`${server.origin}/search`, 'en', queries, reader, load),
      ),
    );
    report(`${name}, ${readers} readers`, load);
    await server.stop();
    await engine.remove();
  }
}
