import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ToggleEvent } from 'react';
import { followsLink, isPopoverOpen } from '../popover-open.ts';
import { makeOutsideInert } from './outside.ts';

export interface DrawerOptions {
  /** The drawer closes when the window becomes this wide. Must be stable between renders. */
  readonly closesFromPx: readonly number[];
  /** The drawer closes when this path changes. */
  readonly page: string;
  /** Selector of an ancestor that stays interactive while the drawer is open. */
  readonly within?: string | undefined;
  /** Called when the drawer opens, and when the window reaches `closesFromPx`. Memoize it. */
  readonly onShow?: ((drawer: HTMLElement) => void) | undefined;
}

// Links in closed `<details>` are not focusable.
const tabbable = (drawer: HTMLElement) =>
  [...drawer.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter(
    (element) => !element.closest('details:not([open]) > :not(summary)') && element.tabIndex >= 0,
  );

/**
 * Turns a native popover, which opens without JavaScript, into a modal dialog: makes the page inert, moves the focus
 * into the drawer, traps it and restores it on close.
 */
export function useDrawer({ closesFromPx, page, within, onShow }: DrawerOptions) {
  const drawer = useRef<HTMLDivElement>(null);
  const release = useRef(() => {});
  const opener = useRef<Element>(null);
  const [isOpen, setOpen] = useState(false);

  const enter = (popup: HTMLElement) => {
    const container = within === undefined ? null : popup.closest<HTMLElement>(within);
    release.current();
    release.current = makeOutsideInert(container ?? popup);
    onShow?.(popup);
    if (!popup.contains(document.activeElement)) tabbable(popup)[0]?.focus({ preventScroll: true });
  };

  useEffect(() => {
    const popup = drawer.current;
    if (popup && isPopoverOpen(popup)) {
      setOpen(true);
      enter(popup);
    }
    return () => release.current();
    // oxlint-disable-next-line react/exhaustive-deps -- handles a drawer opened before hydration
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    for (const px of closesFromPx) {
      const onChange = ({ matches }: MediaQueryListEvent) => {
        if (!matches || !drawer.current) return;
        drawer.current.hidePopover();
        onShow?.(drawer.current);
      };
      matchMedia(`(min-width: ${px}px)`).addEventListener('change', onChange, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [closesFromPx, onShow]);

  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current !== page) drawer.current?.hidePopover();
    lastPage.current = page;
  }, [page]);

  const handlers = {
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      // Before the browser restores the focus, which fails on inert elements.
      if (event.newState === 'open') opener.current = document.activeElement;
      else release.current();
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      const isOpening = event.newState === 'open';
      setOpen(isOpening);
      if (isOpening) enter(event.currentTarget);
      else if (document.activeElement === document.body && opener.current instanceof HTMLElement) {
        opener.current.focus({ preventScroll: true });
      }
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (followsLink(event)) event.currentTarget.hidePopover();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Tab' || !isOpen) return;
      const stops = tabbable(event.currentTarget);
      if (event.shiftKey) stops.reverse();
      if (document.activeElement !== stops.at(-1)) return;
      event.preventDefault();
      stops[0]?.focus();
    },
  };
  return { drawer, isOpen, handlers };
}
