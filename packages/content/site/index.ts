/** Site data other than pages, shared by the build and the browser. */
export { feeds } from './feeds.ts';
export type { FeedInfo } from './feeds.ts';
export { glossary } from './glossary.ts';
export type { Glossary } from './glossary.ts';
export { defaultLocale, localeList, locales } from './locales.ts';
export type { LocaleInfo } from './locales.ts';
export type { NavItem, NavLink } from './nav.ts';
export type { PageKey, SidebarItem, SidebarSource } from './sidebars/sidebar-source.ts';
export { nav, siteConfig, toolLinks } from './settings.ts';
export type { SiteSettings } from './settings.ts';
export type { SearchConfig, SiteConfig, SocialLink } from './site-config.ts';
export type {
  ChromeStrings,
  OfflineStrings,
  SearchStrings,
  UiStringKey,
  UiStrings,
} from './strings/ui-strings.ts';
export { uiStrings } from './strings/index.ts';
export type { ToolLink } from './tool-links.ts';
