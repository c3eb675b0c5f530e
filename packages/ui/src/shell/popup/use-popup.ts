// What the browser's popovers leave to the page: closing when a link inside is followed (the document stays, the
// page changes), when the focus moves on, and when the window grows past the width where the popover is of use.
// Opening, Escape, a click outside and the return of the focus are the browser's own.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const noWidths: readonly number[] = [];

function closeOnLinkAndBlur(popup: HTMLElement, signal: AbortSignal) {
  const onClick = (event: MouseEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (modified || !(event.target instanceof Element)) return;
    if (event.target.closest('a[href]')) popup.hidePopover();
  };
  const onFocusOut = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (!(next instanceof Element) || popup.contains(next)) return;
    if (next.getAttribute('popovertarget') !== popup.id) popup.hidePopover();
  };
  popup.addEventListener('click', onClick, { signal });
  popup.addEventListener('focusout', onFocusOut, { signal });
}

/** `closesFromPx`: crossing any of these widths upwards closes the popover. Keep the array the same between renders. */
export function usePopup<T extends HTMLElement>(
  closesFromPx: readonly number[] = noWidths,
): RefObject<T | null> {
  const ref = useRef<T>(null);

  useEffect(() => {
    const popup = ref.current;
    if (!popup) return;
    const stop = new AbortController();
    closeOnLinkAndBlur(popup, stop.signal);
    for (const px of closesFromPx) {
      const query = matchMedia(`(min-width: ${px}px)`);
      const onChange = () => {
        if (query.matches) popup.hidePopover();
      };
      query.addEventListener('change', onChange, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [closesFromPx]);

  return ref;
}
