export interface NavLink {
  readonly kind: 'link';
  readonly text: string;
  readonly href: string;
  readonly active: boolean;
  readonly tag?: string | undefined;
}

/** A part of a menu under a title of its own. */
export interface NavSection {
  readonly kind: 'section';
  readonly text: string;
  readonly items: readonly NavLink[];
}

export interface NavMenu {
  readonly kind: 'menu';
  readonly text: string;
  /** Where the title itself leads, if anywhere. */
  readonly href?: string | undefined;
  readonly active: boolean;
  readonly tag?: string | undefined;
  readonly items: readonly (NavLink | NavSection)[];
}

export type NavItem = (NavLink | NavMenu) & {
  /** default right */
  readonly position?: 'left' | 'right' | undefined;
};
