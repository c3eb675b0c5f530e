import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K and Cmd+K, by character rather than by key position; the browser's on a site without search. */
export function useSearchKey(onToggle: () => void, isSearched: boolean): void {
  const toggle = useEffectEvent(onToggle);
  useEffect(() => {
    if (!isSearched) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const isSearch = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSearch || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isSearched]);
}
