import { useEffect } from 'react';

interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/**
 * On idle, imports the prefetcher (its own chunk) and prefetches the pages that links in the viewport lead to.
 * @param page route path of the page that is drawn
 */
export function useVisiblePreload(page: string, preload: (href: string) => void): void {
  useEffect(() => {
    if (savesData() || !('requestIdleCallback' in window)) return;
    const left = new AbortController();
    const begin = async () => {
      const { preloadVisible } = await import('./visible-links.ts');
      if (!left.signal.aborted) preloadVisible(page, preload, left.signal);
    };
    // Optional: a link loads its page when it is followed.
    const idle = requestIdleCallback(() => void begin().catch(() => {}));
    return () => {
      cancelIdleCallback(idle);
      left.abort();
    };
  }, [page, preload]);
}
