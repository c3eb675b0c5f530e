import { useEffect, useState, type ComponentType } from 'react';
import { reloadOnce } from '../document/document-load.ts';

/**
 * Lazy-loads a component; null until it is loaded. Unlike `React.lazy`, it retries a failed import the next time
 * `isWanted` becomes true, such as back online. If a deploy removed the chunk, the document is reloaded once.
 * Callers use `createElement`: the lint rule react/static-components rejects the returned component in JSX.
 * @param load must be stable between renders
 */
export function useChunk<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const isMissing = isWanted && component === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCancelled = false;
    load().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => {
        console.error(error);
        reloadOnce();
        if (!isCancelled) onFailure();
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [load, isMissing, onFailure]);
  return component;
}
