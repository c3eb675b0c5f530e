/** Runs when the browser is idle, or after a second in browsers that do not tell. */
export function onIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}
