import { useEffect, useRef, useState } from 'react';

/** A flag that resets after `durationMs`; raising it again restarts the timer. */
export function useTimedFlag(durationMs: number): readonly [boolean, () => void] {
  const [raised, setRaised] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );

  const raise = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    setRaised(true);
    timer.current = setTimeout(() => setRaised(false), durationMs);
  };
  return [raised, raise];
}
