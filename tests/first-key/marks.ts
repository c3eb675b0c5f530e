import type { CDPSession } from '@playwright/test';

/** What the page has marked: the last of each name, in milliseconds since its navigation. */
export async function marksOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])`,
    returnByValue: true,
  });
  return new Map(result.value as readonly (readonly [string, number])[]);
}

/** Not a number where one of them is missing. */
export const msBetween = (marks: ReadonlyMap<string, number>, from: string, to: string): number =>
  (marks.get(to) ?? Number.NaN) - (marks.get(from) ?? Number.NaN);

/** Resolves after the next frame. */
export const nextFrame = (session: CDPSession): Promise<unknown> =>
  session.send('Runtime.evaluate', {
    expression: 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))',
    awaitPromise: true,
  });

/** Waits for a mark for so long. */
export const markComes = (session: CDPSession, name: string, patienceMs: number): Promise<unknown> =>
  session.send('Runtime.evaluate', {
    expression: `new Promise((resolve) => {
      const seen = () => performance.getEntriesByName('${name}').length > 0 && resolve();
      new PerformanceObserver(seen).observe({ type: 'mark', buffered: true });
      setTimeout(resolve, ${patienceMs});
    })`,
    awaitPromise: true,
  });
