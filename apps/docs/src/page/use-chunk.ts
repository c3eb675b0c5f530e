import { useEffect, useState, type ComponentType } from 'react';
import { reloadOnce } from '../boot/document-load.ts';

/**
 * A component that is loaded when it is first wanted; null until then. One that does not come is asked for again
 * the next time it is wanted, which `lazy` would not do: a train leaves its tunnel. Where a deploy took the chunk
 * away, a document of the new one brings its own. Callers draw it by `createElement`: in JSX the linter would take it
 * for a component that is made anew each time.
 * @param load stays the same
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
