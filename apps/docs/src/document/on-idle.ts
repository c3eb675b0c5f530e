/** Time after which a browser that is never idle runs it all the same, in milliseconds. */
const timeout = 10_000;

/** Runs when the browser is idle, or after a second in browsers that do not tell. */
export function onIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, 1000);
}
