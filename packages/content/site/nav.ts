import type { UiStringKey } from './strings/ui-strings.ts';

export interface NavItem {
  readonly text: UiStringKey;
  /** Route path of the default language; every language has the same items. */
  readonly link: string;
  /** Start of the language-free paths on which the item is marked. */
  readonly activeMatch: string;
  readonly position: 'left' | 'right';
}

export const nav: readonly NavItem[] = [
  { text: 'nav.guide', link: '/guide/start/', activeMatch: '/guide/', position: 'right' },
  { text: 'nav.config', link: '/config/', activeMatch: '/config/', position: 'right' },
  { text: 'nav.plugin', link: '/plugins/list/', activeMatch: '/plugins/', position: 'right' },
  { text: 'nav.api', link: '/api/start/', activeMatch: '/api/', position: 'right' },
  { text: 'nav.community', link: '/community/', activeMatch: '/community/', position: 'right' },
];
