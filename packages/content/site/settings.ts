import { nav as defaultNav, type NavItem } from './nav.ts';
import { siteConfig as defaultConfig, type SiteConfig } from './site-config.ts';
import { toolLinks as defaultToolLinks, type ToolLink } from './tool-links.ts';

/** Overrides from `VITE_SITE_SETTINGS`, JSON in the environment of a build. Used to test other configurations. */
export interface SiteSettings {
  /** Merged into the default configuration; the other fields replace theirs. */
  readonly siteConfig?: Partial<SiteConfig>;
  readonly nav?: readonly NavItem[];
  readonly toolLinks?: readonly ToolLink[];
}

// `import.meta.env` exists in Vite bundles and in scripts that Vite runs, but not in plain Node.
const json = (typeof import.meta.env === 'undefined' ? '' : import.meta.env.VITE_SITE_SETTINGS) as string;
const settings = (json ? JSON.parse(json) : {}) as SiteSettings;

export const siteConfig: SiteConfig = { ...defaultConfig, ...settings.siteConfig };
export const nav = settings.nav ?? defaultNav;
export const toolLinks = settings.toolLinks ?? defaultToolLinks;
