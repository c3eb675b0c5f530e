import { nav as ownNav, type NavItem } from './nav.ts';
import { siteConfig as ownConfig, type SiteConfig } from './site-config.ts';
import { toolLinks as ownToolLinks, type ToolLink } from './tool-links.ts';

/** What `VITE_SITE_SETTINGS`, JSON in the environment of a build, replaces. Tests try other configurations so. */
export interface SiteSettings {
  /** Only the given fields. */
  readonly siteConfig?: Partial<SiteConfig>;
  readonly nav?: readonly NavItem[];
  readonly toolLinks?: readonly ToolLink[];
}

// Vite defines it in every bundle and in the scripts that it runs; outside of Vite there is no `env`.
const json = (typeof import.meta.env === 'undefined' ? '' : import.meta.env.VITE_SITE_SETTINGS) as string;
const settings = (json ? JSON.parse(json) : {}) as SiteSettings;

export const siteConfig: SiteConfig = { ...ownConfig, ...settings.siteConfig };
export const nav = settings.nav ?? ownNav;
export const toolLinks = settings.toolLinks ?? ownToolLinks;
