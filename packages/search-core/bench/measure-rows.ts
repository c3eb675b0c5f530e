import { readFileSync } from 'node:fs';
import { spread } from './corpora/seeded.ts';
import type { Engine, Handle } from './engines/engine.ts';
import type { RowsJob, RowsResult } from './job.ts';
import type { JudgedQuery } from './measures.ts';
import { percentilesOf } from './percentiles.ts';
import { durationOf, firstQuery, timeMs, timedQueries } from './timing.ts';

/** Passes over the other index, so that the code is compiled. */
const warmUpPasses = 5;
/** Queries of the other index that every reopened index gets first. */
const introductions = 8;
/** Time budget for all reopenings of a process; fewer queries are timed if it is exceeded. */
const openingsBudgetMs = 15_000;

/** The first `search` after opening; then other queries: cold on the same index, warm each on a reopened index. */
export function measureRows(engine: Engine, job: RowsJob): RowsResult {
  const open = (file: string) => engine.open(new Uint8Array(readFileSync(file)), job.locale);
  const others = job.warmUp ? distinct(readQueries(job.warmUp.queriesFile)) : [];
  if (job.warmUp) {
    for (let pass = 0; pass < warmUpPasses; pass += 1) ask(open(job.warmUp.indexFile), others);
  }
  const queries = readQueries(job.queriesFile);
  const firstText = firstQuery(queries, job.round);
  const rest = distinct(queries).filter((query) => query !== firstText);

  const handle = open(job.indexFile);
  const first = durationOf(() => handle.rows?.(firstText));
  if (!job.warmUp) return { first, rowsMs: percentilesOf(ask(handle, spread(rest, timedQueries.most))) };

  // Queries from elsewhere, which show few pages of the index, build its lazy tables.
  const foreign = spread(others, introductions);
  const opened = () => {
    const fresh = open(job.indexFile);
    ask(fresh, foreign);
    return fresh;
  };
  const affordable = Math.floor(openingsBudgetMs / timeMs(opened));
  const timed = spread(rest, Math.max(timedQueries.least, Math.min(timedQueries.most, affordable)));
  return { first, rowsMs: percentilesOf(timed.flatMap((query) => ask(opened(), [query]))) };
}

const readQueries = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as readonly JudgedQuery[];

/** An index may cache its answers. */
const distinct = (queries: readonly JudgedQuery[]) => [...new Set(queries.map(({ query }) => query))];

const ask = (handle: Handle, queries: readonly string[]): readonly number[] =>
  queries.map((query) => timeMs(() => handle.rows?.(query)));
