/** All that the site says about itself besides its pages: data only, the same in the build and in the browser. */
import { apiSidebar } from './sidebars/api.ts';
import { communitySidebar } from './sidebars/community.ts';
import { configSidebar } from './sidebars/config.ts';
import { guideSidebar } from './sidebars/guide.ts';
import { pluginsSidebar } from './sidebars/plugins.ts';
import type { SidebarSource } from './sidebars/sidebar-source.ts';

export const sidebars: readonly SidebarSource[] = [
  guideSidebar,
  configSidebar,
  pluginsSidebar,
  apiSidebar,
  communitySidebar,
];

export { feeds } from './feeds.ts';
export type { FeedInfo } from './feeds.ts';
export { defaultLocale, localeList, locales } from './locales.ts';
export type { LocaleInfo } from './locales.ts';
export type { NavItem, NavLink } from './nav.ts';
export type { PageKey, SidebarItem, SidebarSource } from './sidebars/sidebar-source.ts';
export { nav, siteConfig, toolLinks } from './settings.ts';
export type { SiteSettings } from './settings.ts';
export type { SearchConfig, SiteConfig, SocialLink } from './site-config.ts';
export type { ChromeStrings, SearchStrings, UiStringKey, UiStrings } from './strings/ui-strings.ts';
export { uiStrings } from './strings/index.ts';
export type { ToolLink } from './tool-links.ts';
