/** Runs a work, or rejects with the reason of the signal if that aborts before the work has begun. */
type Limit = <Value>(signal: AbortSignal, work: () => Promise<Value>) => Promise<Value>;

/** In milliseconds. A search that has waited longer has no typist: the next letter would have aborted it. */
const typingMs = 300;

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

/** Share of `timeoutMs` after which a search that waits is given up: it would be cut off half-way. */
const givenUpShare = 0.75;

/**
 * At most `atOnce` works run. Of those that wait, the next is the oldest that has waited for longer than `typingMs` and is
 * not given up, else the newest. In a first-in, first-out queue under load, a search starts just before the next letter or
 * its timeout ends it.
 * @param timeoutMs time of a work, after which its signal aborts
 */
export function newestFirst(atOnce: number, timeoutMs: number): Limit {
  const waiting: Waiting[] = [];
  let running = 0;

  const next = (): Waiting | undefined => {
    const now = performance.now();
    const first = waiting.findIndex(({ since }) => now - since <= timeoutMs * givenUpShare);
    const isLate = now - (waiting[first]?.since ?? Infinity) > typingMs;
    return isLate ? waiting.splice(first, 1)[0] : waiting.pop();
  };

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const entry: Waiting = {
        since: performance.now(),
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal.reason as Error);
      };
      waiting.push(entry);
      signal.addEventListener('abort', leave, { once: true });
    });

  return async (signal, work) => {
    signal.throwIfAborted();
    if (running < atOnce) running += 1;
    else await turn(signal);
    try {
      return await work();
    } finally {
      const following = next();
      // Its place passes to the one that follows, so `running` stays.
      if (following) following.begin();
      else running -= 1;
    }
  };
}
