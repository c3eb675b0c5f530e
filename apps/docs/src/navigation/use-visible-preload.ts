import { useEffect } from 'react';

interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

/** Search has another rule: on a slow connection, to load it when idle helps more than it costs. */
function savesDataOrIsSlow(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/**
 * On idle, imports the prefetcher (a separate chunk) and prefetches the targets of links in the viewport.
 * @param page route path of the rendered page
 */
export function useVisiblePreload(page: string, preload: (href: string) => void): void {
  useEffect(() => {
    if (savesDataOrIsSlow() || !('requestIdleCallback' in window)) return;
    const controller = new AbortController();
    const start = async () => {
      const { preloadVisible } = await import('./visible-links.ts');
      if (!controller.signal.aborted) preloadVisible(page, preload, controller.signal);
    };
    // Errors are ignored: a click loads the page anyway.
    const idle = requestIdleCallback(() => void start().catch(() => {}));
    return () => {
      cancelIdleCallback(idle);
      controller.abort();
    };
  }, [page, preload]);
}
