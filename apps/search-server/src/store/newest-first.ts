/** Runs a task, or rejects with the reason of the signal if that aborts before the task has begun. */
type Limit = <Value>(signal: AbortSignal, work: () => Promise<Value>) => Promise<Value>;

/** In milliseconds. For a search that has waited longer, nobody is typing: the next letter would have aborted it. */
const typingMs = 300;

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

/** Share of `timeoutMs` after which a waiting search is abandoned, because it would time out halfway. */
const givenUpShare = 0.75;

/**
 * Runs at most `atOnce` tasks. The next task is the oldest that has waited longer than `typingMs` and is not abandoned,
 * else the newest. In a first-in, first-out queue under load, a search would start just before the next letter or its
 * timeout ends it.
 * @param timeoutMs time of a task after which its signal aborts
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
      // The following task takes its place, so `running` does not change.
      if (following) following.begin();
      else running -= 1;
    }
  };
}
