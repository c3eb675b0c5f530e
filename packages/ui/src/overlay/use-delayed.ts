import { useEffect, useRef } from 'react';

export interface Delayed {
  /** Runs `callback` after the delay and cancels the previous one. */
  readonly schedule: (delayMs: number, callback: () => void) => void;
  readonly cancel: () => void;
}

/** A single pending timer: leaving cancels a scheduled opening, returning cancels a scheduled closing. */
export function useDelayed(): Delayed {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    schedule: (delayMs, callback) => {
      cancel();
      timer.current = setTimeout(callback, delayMs);
    },
  };
}
