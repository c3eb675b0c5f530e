import { useEffect, useState, type ComponentType } from 'react';
import { reloadOnce } from '../document/document-load.ts';

/**
 * Lazy-loads a component; null until it is loaded. Unlike with `React.lazy`, a failed import is tried again the next
 * time `isWanted` becomes true, such as back online. If a deploy removed the chunk, the document is reloaded once.
 * Callers use `createElement`: in JSX, react/static-components reports a component that is created during render.
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
    let isLeft = false;
    load().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => {
        console.error(error);
        reloadOnce();
        if (!isLeft) onFailure();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [load, isMissing, onFailure]);
  return component;
}
