/** Time between two pings of a worker that owes a response. */
const beatMs = 5000;

/** Beats without a response after which a worker counts as dead: one minute. A search takes milliseconds. */
const maxSilentBeats = 12;

/**
 * Detects a worker that has ended or hangs: browsers fire no event for a worker that closes itself or loops forever.
 * Silence counts only after the first response, because loading may take long. It is measured in beats, because timers
 * are overdue after a page was suspended.
 */
export function createHeartbeat(ping: () => Promise<unknown>, onSilence: () => void) {
  // A rejection is a response too.
  const beat = (onResponse: () => void): void => void ping().then(onResponse, onResponse);
  let hasResponded = false;
  beat(() => (hasResponded = true));

  /** Pings until the returned function is called. */
  return function listen(): () => void {
    let silentBeats = 0;
    const timer = setInterval(() => {
      if (!hasResponded) return;
      if (silentBeats === maxSilentBeats) return onSilence();
      silentBeats += 1;
      beat(() => (silentBeats = 0));
    }, beatMs);
    return () => clearInterval(timer);
  };
}
