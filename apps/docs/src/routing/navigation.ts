import { createContext, useContext, type MouseEvent } from 'react';

/** How the shell moves between pages; given by Site, used by links and the search dialog. */
export interface Navigation {
  /** Loads the target first, then changes the address, so that both switch in the same commit. */
  readonly go: (href: string) => Promise<void>;
  /** Follows a link to another language: the query is kept, and the hash where its section exists there. */
  readonly changeLanguage: (href: string) => Promise<void>;
  /** Starts loading the page behind an internal link, on hover and focus. */
  readonly preload: (href: string) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation)
    throw new Error('useNavigation needs a <NavigationContext> above it: render it inside <Site>.');
  return navigation;
}

/** Whether a click follows the link in this tab; modifiers, `target` and `download` are left to the browser. */
export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  /^(_self)?$/.test(event.currentTarget.target) &&
  !event.currentTarget.hasAttribute('download');
