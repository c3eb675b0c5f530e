export interface NavLink {
  readonly kind: 'link';
  readonly text: string;
  readonly href: string;
  readonly active: boolean;
  readonly tag?: string | undefined;
}

/** A titled group of links in a menu. */
export interface NavSection {
  readonly kind: 'section';
  readonly text: string;
  readonly items: readonly NavLink[];
}

export interface NavMenu {
  readonly kind: 'menu';
  readonly text: string;
  /** Makes the title a link. */
  readonly href?: string | undefined;
  readonly active: boolean;
  readonly tag?: string | undefined;
  readonly items: readonly (NavLink | NavSection)[];
}

export type NavItem = (NavLink | NavMenu) & {
  /** @default 'right' */
  readonly position?: 'left' | 'right' | undefined;
};
