import type { ChromeKey } from './strings/ui-strings.ts';

export interface NavLink {
  readonly kind: 'link';
  readonly text: ChromeKey;
  /** Route path in the default locale, or an external URL. */
  readonly link: string;
  /** Regular expression matched at the start of paths without locale; the item is active there. Default: `link`. */
  readonly activeMatch?: string;
  /** Short text, or the name of an icon of the UI package. */
  readonly tag?: string;
}

/** Group of links in a menu. */
interface NavSection {
  readonly kind: 'section';
  readonly text: ChromeKey;
  readonly items: readonly NavLink[];
}

/** Menu of links. With `link`, its title is a link too. */
interface NavMenu {
  readonly kind: 'menu';
  readonly text: ChromeKey;
  readonly link?: string;
  readonly activeMatch?: string;
  readonly tag?: string;
  readonly items: readonly (NavLink | NavSection)[];
}

export type NavItem = (NavLink | NavMenu) & {
  /** Default: right. */
  readonly position?: 'left' | 'right';
};

export const nav: readonly NavItem[] = [
  { kind: 'link', text: 'nav.guide', link: '/guide/start/', activeMatch: '/guide/' },
  { kind: 'link', text: 'nav.config', link: '/config/', activeMatch: '/config/' },
  { kind: 'link', text: 'nav.plugin', link: '/plugins/list/', activeMatch: '/plugins/' },
  { kind: 'link', text: 'nav.api', link: '/api/start/', activeMatch: '/api/' },
  { kind: 'link', text: 'nav.community', link: '/community/', activeMatch: '/community/' },
];
