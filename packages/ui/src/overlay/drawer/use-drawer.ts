import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ToggleEvent } from 'react';
import { followsLink, isPopoverOpen } from '../popover-open.ts';
import { makeOutsideInert } from './outside.ts';

export interface DrawerOptions {
  /** Crossing any of these widths upwards closes it. Keep the array the same between renders. */
  readonly closesFromPx: readonly number[];
  /** What it closes at when it changes: the page. */
  readonly page: string;
  /** What stays usable beside it, as a selector of an element around it; nothing else does. */
  readonly within?: string | undefined;
  readonly onOpen?: ((drawer: HTMLElement) => void) | undefined;
}

// A closed sidebar group keeps its links in the tree; they take no focus.
const reachable = (drawer: HTMLElement) =>
  [...drawer.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter(
    (element) => !element.closest('details:not([open]) > :not(summary)') && element.tabIndex >= 0,
  );

/**
 * Makes a popover, which opens without script, a dialog: the page behind is inert, the focus comes in, goes around
 * and returns to where it was.
 */
export function useDrawer({ closesFromPx, page, within, onOpen }: DrawerOptions) {
  const drawer = useRef<HTMLDivElement>(null);
  const release = useRef(() => {});
  const opener = useRef<Element>(null);
  const [isOpen, setOpen] = useState(false);

  const enter = (popup: HTMLElement) => {
    const around = within === undefined ? null : popup.closest<HTMLElement>(within);
    release.current();
    release.current = makeOutsideInert(around ?? popup);
    onOpen?.(popup);
    if (!popup.contains(document.activeElement)) reachable(popup)[0]?.focus({ preventScroll: true });
  };

  useEffect(() => {
    const popup = drawer.current;
    if (popup && isPopoverOpen(popup)) {
      setOpen(true);
      enter(popup);
    }
    return () => release.current();
    // oxlint-disable-next-line react/exhaustive-deps -- only what was opened before the scripts came
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    for (const px of closesFromPx) {
      const query = matchMedia(`(min-width: ${px}px)`);
      const onChange = () => {
        if (query.matches) drawer.current?.hidePopover();
      };
      query.addEventListener('change', onChange, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [closesFromPx]);

  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current !== page) drawer.current?.hidePopover();
    shownPage.current = page;
  }, [page]);

  const handlers = {
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      // Before the browser gives the focus back: it goes to no inert element.
      if (event.newState === 'open') opener.current = document.activeElement;
      else release.current();
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      const opens = event.newState === 'open';
      setOpen(opens);
      if (opens) enter(event.currentTarget);
      else if (document.activeElement === document.body && opener.current instanceof HTMLElement) {
        opener.current.focus({ preventScroll: true });
      }
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (followsLink(event)) event.currentTarget.hidePopover();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Tab' || !isOpen) return;
      const stops = reachable(event.currentTarget);
      const [first, last] = [stops[0], stops.at(-1)];
      const leaves = document.activeElement === (event.shiftKey ? first : last);
      if (!leaves) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    },
  };
  return { drawer, isOpen, handlers };
}
