import { createContext, useContext } from 'react';
import type { PageLoader } from '../page/page-loader.ts';

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

/** A click that the browser should keep for itself: another button, a modifier, another target, a download. */
export const isPlainClick = (event: {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** Preloading is a courtesy: a failure shows itself when the link is followed. */
export function preloadQuietly(loader: PageLoader, routePath: string): void {
  loader.load(routePath).catch(() => {});
}
