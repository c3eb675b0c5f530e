import { createContext, useContext, type MouseEvent } from 'react';

/** Navigation within the site: `Site` provides it, links and the search dialog use it. */
export interface Navigation {
  /** Loads the target, then updates the URL. Settles when the URL is set. */
  readonly go: (href: string) => Promise<void>;
  /**
   * Follows a link to another language. Keeps the query, and the hash if the target has that heading, unless the link
   * has a query or hash of its own.
   */
  readonly changeLanguage: (href: string) => Promise<void>;
  /** Prefetches the page of an internal link, on hover and focus. */
  readonly preload: (href: string) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation)
    throw new Error('useNavigation needs a <NavigationContext> above it: render it inside <Site>.');
  return navigation;
}

/** Whether a click navigates in this tab; modifiers, `target` and `download` are left to the browser. */
export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  /^(_self)?$/.test(event.currentTarget.target) &&
  !event.currentTarget.hasAttribute('download');
