/** How often a worker that owes an answer is asked for a sign of life. */
const beatMs = 5000;

/** Beats without one: a minute, far above the longest build of an index. */
const patienceBeats = 12;

/**
 * Notices a worker that ended without a word: a page is told nothing of one that was closed or terminated, or
 * spins for ever. Silence counts only after the first sign of life, since a worker may take long to load, and is
 * counted in beats, since a page that slept finds its timers overdue.
 */
export function createHeartbeat(ping: () => Promise<unknown>, onSilence: () => void) {
  // A refusal is a sign of life, too.
  const ask = (heard: () => void): void => void ping().then(heard, heard);
  let hasSpoken = false;
  ask(() => (hasSpoken = true));

  /** Listens until the function is called that it gives back. */
  return function listen(): () => void {
    let silentBeats = 0;
    const timer = setInterval(() => {
      if (!hasSpoken) return;
      if (silentBeats === patienceBeats) return onSilence();
      silentBeats += 1;
      ask(() => (silentBeats = 0));
    }, beatMs);
    return () => clearInterval(timer);
  };
}
