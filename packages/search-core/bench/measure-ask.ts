import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { spread } from './corpora/seeded.ts';
import type { Engine, Handle } from './engines/engine.ts';
import type { AskJob, AskResult, LeftOut } from './job.ts';
import { depth, scoreOf, type JudgedQuery } from './measures.ts';
import { median, percentilesOf } from './percentiles.ts';
import { durationOf, firstQuery, timeMs, timedQueries } from './timing.ts';

const passes = 3;
/** Number of reopenings, limited by a time budget; at least one. */
const coldOpenings = { most: 25, budgetMs: 1000 };

export async function measureAsk(engine: Engine, job: AskJob): Promise<AskResult | LeftOut> {
  const queries = JSON.parse(readFileSync(job.queriesFile, 'utf8')) as readonly JudgedQuery[];
  const open = (bytes: Uint8Array) => engine.open(bytes, job.locale);
  // A copy: the buffer of a file may be part of a larger one, and views need aligned bytes.
  const read = () => new Uint8Array(readFileSync(job.indexFile));
  const first = firstQuery(queries, job.round);

  const before = await memory();
  const opened = openFirst(open, read(), first);
  const after = await memory();
  const { handle } = opened;

  const coldMs = measureCold(open, read(), spread(queries, coldOpenings.most));
  const rank = (query: string) => handle.rank(query, depth);
  // A third of the time is for timing, including one pass of warm-up; the rest is for judging.
  const judged = judge(job.round === 0 ? queries : [], (job.budgetMs * 2) / 3, rank);
  const queryMs = judged.queryMs ?? coldMs.reduce((sum, ms) => sum + ms, 0) / coldMs.length;
  const affordable = Math.floor(job.budgetMs / 3 / (passes + 1) / queryMs);
  const timed = spread(queries, Math.min(timedQueries.most, affordable));
  if (timed.length < Math.min(timedQueries.least, queries.length)) {
    return { leftOut: `a query takes ${queryMs.toFixed(0)} ms` };
  }
  return {
    openMs: opened.openMs,
    first: opened.first,
    coldMs: percentilesOf(coldMs),
    warmMs: percentilesOf(measureWarm(timed, rank)),
    hasRows: handle.rows !== undefined,
    heapBytes: after.heapBytes - before.heapBytes,
    memoryBytes: after.memoryBytes - before.memoryBytes,
    scores: job.round === 0 ? judged.scores : null,
  };
}

/** A separate function, so that it releases the bytes when it returns: the rest is the memory of the engine. */
function openFirst(open: (bytes: Uint8Array) => Handle, bytes: Uint8Array, query: string) {
  const start = performance.now();
  const handle = open(bytes);
  const openMs = performance.now() - start;
  return { handle, openMs, first: durationOf(() => handle.rank(query, depth)) };
}

function measureCold(
  open: (bytes: Uint8Array) => Handle,
  bytes: Uint8Array,
  queries: readonly JudgedQuery[],
): readonly number[] {
  const end = performance.now() + coldOpenings.budgetMs;
  const times: number[] = [];
  for (const { query } of queries) {
    if (times.length > 0 && performance.now() > end) break;
    const handle = open(bytes);
    times.push(timeMs(() => handle.rank(query, depth)));
  }
  return times;
}

/**
 * Judges as many queries as time allows: every seventh, then the ones next to them, so that any number is an even
 * sample.
 */
function judge(
  queries: readonly JudgedQuery[],
  budgetMs: number,
  rank: (query: string) => readonly string[],
): {
  /** In query order. */
  readonly scores: readonly (number | null)[];
  readonly queryMs?: number;
} {
  const stride = 7;
  const order = Array.from({ length: stride }, (_, from) =>
    queries.filter((_, at) => at % stride === from),
  ).flat();
  const answers = new Map<JudgedQuery, readonly string[]>();
  const start = performance.now();
  for (const judged of order) {
    if (performance.now() - start > budgetMs) break;
    answers.set(judged, rank(judged.query));
  }
  const usedMs = performance.now() - start;
  const scores = queries.map((judged) => {
    const ranked = answers.get(judged);
    return ranked === undefined ? null : scoreOf(ranked, judged);
  });
  return answers.size === 0 ? { scores } : { scores, queryMs: usedMs / answers.size };
}

/** The median of the passes for each query, after one uncounted pass. */
function measureWarm(queries: readonly JudgedQuery[], ask: (query: string) => unknown): readonly number[] {
  for (const { query } of queries) ask(query);
  const times = queries.map((): number[] => []);
  for (let pass = 0; pass < passes; pass++) {
    for (const [at, { query }] of queries.entries()) times[at]?.push(timeMs(() => ask(query)));
  }
  return times.map(median);
}

/** Buffers are freed some time after the collection that finds them unused. */
async function memory(): Promise<{ readonly heapBytes: number; readonly memoryBytes: number }> {
  for (let time = 0; time < 3; time++) {
    globalThis.gc?.();
    await setTimeout(5);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heapBytes: heapUsed, memoryBytes: heapUsed + arrayBuffers };
}
