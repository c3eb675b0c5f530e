import type { CDPSession } from '@playwright/test';

/** The last performance mark of each name, in ms since the navigation. */
export async function marksOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])`,
    returnByValue: true,
  });
  return new Map(result.value as readonly (readonly [string, number])[]);
}

/** NaN if one of them is missing. */
export const msBetween = (marks: ReadonlyMap<string, number>, from: string, to: string): number =>
  (marks.get(to) ?? Number.NaN) - (marks.get(from) ?? Number.NaN);

/** Resolves after the next frame. */
export const nextFrame = (session: CDPSession): Promise<unknown> =>
  session.send('Runtime.evaluate', {
    expression: 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))',
    awaitPromise: true,
  });

/** Waits for a mark, or until the time is over. */
export const waitForMark = (session: CDPSession, name: string, timeoutMs: number): Promise<unknown> =>
  session.send('Runtime.evaluate', {
    expression: `new Promise((resolve) => {
      const seen = () => performance.getEntriesByName('${name}').length > 0 && resolve();
      new PerformanceObserver(seen).observe({ type: 'mark', buffered: true });
      setTimeout(resolve, ${timeoutMs});
    })`,
    awaitPromise: true,
  });
