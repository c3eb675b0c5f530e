import { spread } from './corpora/seeded.ts';
import type { Duration } from './job.ts';
import type { JudgedQuery } from './measures.ts';

/** Maximum and minimum number of timed queries. */
export const timedQueries = { most: 200, least: 10 } as const;

/** Every round begins with a different query; `rank` and `search` of one round with the same. */
export const firstQuery = (queries: readonly JudgedQuery[], round: number): string =>
  spread(queries, 7)[round % 7]?.query ?? '';

export function timeMs(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export function durationOf(work: () => unknown): Duration {
  const before = process.cpuUsage();
  const wallMs = timeMs(work);
  const { user, system } = process.cpuUsage(before);
  return { wallMs, cpuMs: (user + system) / 1000 };
}
