import { useEffect } from 'react';

interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/**
 * When the browser is idle, loads the pages behind links that can be seen; what does so comes then as well.
 * @param page route path of the page on the screen
 */
export function useVisiblePreload(page: string, preload: (href: string) => void): void {
  useEffect(() => {
    if (isSparing() || !('requestIdleCallback' in window)) return;
    const left = new AbortController();
    const begin = async () => {
      const { preloadVisible } = await import('./visible-links.ts');
      if (!left.signal.aborted) preloadVisible(page, preload, left.signal);
    };
    // A courtesy: links load their pages by themselves.
    const idle = requestIdleCallback(() => void begin().catch(() => {}));
    return () => {
      cancelIdleCallback(idle);
      left.abort();
    };
  }, [page, preload]);
}
