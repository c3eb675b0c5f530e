import type { ChromeKey } from './strings/ui-strings.ts';

export interface NavLink {
  readonly kind: 'link';
  readonly text: ChromeKey;
  /** Route path of the default language; every language has the same items. May leave the site. */
  readonly link: string;
  /** Start of the language-free paths on which the item is marked, as a regular expression; default: the link. */
  readonly activeMatch?: string;
  /** A few letters, or the name of an icon that the user interface knows; never markup. */
  readonly tag?: string;
}

/** Titled links within a menu. */
interface NavSection {
  readonly kind: 'section';
  readonly text: ChromeKey;
  readonly items: readonly NavLink[];
}

/** A title with links under it; it may lead somewhere itself. */
interface NavMenu {
  readonly kind: 'menu';
  readonly text: ChromeKey;
  readonly link?: string;
  readonly activeMatch?: string;
  readonly tag?: string;
  readonly items: readonly (NavLink | NavSection)[];
}

export type NavItem = (NavLink | NavMenu) & {
  /** default right */
  readonly position?: 'left' | 'right';
};

export const nav: readonly NavItem[] = [
  { kind: 'link', text: 'nav.guide', link: '/guide/start/', activeMatch: '/guide/' },
  { kind: 'link', text: 'nav.config', link: '/config/', activeMatch: '/config/' },
  { kind: 'link', text: 'nav.plugin', link: '/plugins/list/', activeMatch: '/plugins/' },
  { kind: 'link', text: 'nav.api', link: '/api/start/', activeMatch: '/api/' },
  { kind: 'link', text: 'nav.community', link: '/community/', activeMatch: '/community/' },
];
