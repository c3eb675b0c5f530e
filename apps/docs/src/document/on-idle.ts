/** Runs after this time even if the browser is never idle, in milliseconds. */
const timeout = 10_000;

/** Runs when the browser is idle, or after a second in browsers without `requestIdleCallback`. */
export function onIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, 1000);
}
