import { useEffect, useRef } from 'react';

export interface Delayed {
  /** Runs `act` after the delay, in place of what was to come. */
  readonly later: (delayMs: number, act: () => void) => void;
  readonly cancel: () => void;
}

/** One thing to come at a time: a pointer that only passes opens nothing, a gap on its way closes nothing. */
export function useDelayed(): Delayed {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    later: (delayMs, act) => {
      cancel();
      timer.current = setTimeout(act, delayMs);
    },
  };
}
