import type { UiStringKey } from '../strings/ui-strings.ts';

/** A page by its source path without language and extension: `config/dev/asset-prefix`, `config/index`. */
export type PageKey = string;

export type SidebarItem =
  | PageKey
  | {
      readonly kind: 'group';
      readonly text: UiStringKey;
      /** The group's own page. */
      readonly page?: PageKey;
      /** default true */
      readonly collapsible?: boolean;
      /** default false */
      readonly collapsed?: boolean;
      readonly tag?: string;
      readonly items: readonly SidebarItem[];
    }
  | { readonly kind: 'divider'; readonly style: 'dashed' | 'solid' }
  | { readonly kind: 'header'; readonly text: UiStringKey };

/** The sidebar of one section, the same for all languages; it lists only pages that exist. */
export interface SidebarSource {
  readonly section: string;
  /** Name of the section, as the navigation has it. */
  readonly text: UiStringKey;
  readonly items: readonly SidebarItem[];
}
