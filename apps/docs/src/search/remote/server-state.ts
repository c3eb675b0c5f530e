/** The state of the search server, as its answers show it. */
export interface ServerState {
  /** Whether the last request was answered in time. */
  readonly isReliable: () => boolean;
  /** Whether the time of the server's `Retry-After` has not passed. */
  readonly isPaused: () => boolean;
  readonly succeed: () => void;
  /** @returns whether the failure is the first since the last success: one line in the console for each streak */
  readonly fail: () => boolean;
  readonly pause: (ms: number) => void;
}

export function serverState(): ServerState {
  let isReliable = true;
  let pausedUntil = 0;
  return {
    isReliable: () => isReliable,
    isPaused: () => performance.now() < pausedUntil,
    succeed: () => {
      isReliable = true;
    },
    fail: () => {
      const isFirst = isReliable;
      isReliable = false;
      return isFirst;
    },
    pause: (ms) => {
      pausedUntil = performance.now() + ms;
    },
  };
}

/** Of the configured server. It outlives the dialog, which may be opened and closed for every query. */
export const pageServerState = serverState();
