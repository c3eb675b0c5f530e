import type { UiStringKey } from '../strings/ui-strings.ts';

/** Source path of a page without locale and extension: `config/dev/asset-prefix`, `config/index`. */
export type PageKey = string;

export type SidebarItem =
  | PageKey
  | {
      readonly kind: 'group';
      readonly text: UiStringKey;
      /** Page that the group title links to. */
      readonly page?: PageKey;
      /** Default: true. */
      readonly collapsible?: boolean;
      /** Default: false. */
      readonly collapsed?: boolean;
      readonly tag?: string;
      readonly items: readonly SidebarItem[];
    }
  | { readonly kind: 'divider'; readonly style: 'dashed' | 'solid' }
  | { readonly kind: 'header'; readonly text: UiStringKey };

/** Sidebar of one section, shared by all locales. Every listed page must exist. */
export interface SidebarSource {
  readonly section: string;
  /** Name of the section; must equal its `text` in the navigation. */
  readonly text: UiStringKey;
  readonly items: readonly SidebarItem[];
}
