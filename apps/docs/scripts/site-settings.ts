import { nav, siteConfig, toolLinks } from '@docs/content/site';
import type { Plugin } from 'vite';

/** Parts of the site's data, each under its name and in place of what stands there. */
interface SiteSettings {
  /** Those fields of the configuration that are given. */
  readonly siteConfig?: object;
  readonly nav?: readonly unknown[];
  readonly toolLinks?: readonly unknown[];
}

let settings: SiteSettings = {};

const replace = (list: readonly unknown[], by: readonly unknown[] | undefined) => {
  if (by) (list as unknown[]).splice(0, list.length, ...by);
};

/** Builds the site as another configuration would have it: how tests try another base, or a switch that is off. */
export function applySettings(json: string): void {
  settings = JSON.parse(json) as SiteSettings;
  Object.assign(siteConfig, settings.siteConfig);
  replace(nav, settings.nav);
  replace(toolLinks, settings.toolLinks);
}

/** By the file that holds it, what makes the bundles see the data that this process has. */
const sameData: Readonly<Record<string, () => string>> = {
  'site-config': () => `Object.assign(siteConfig, ${JSON.stringify(settings.siteConfig)});`,
  nav: () => listCode('nav', settings.nav),
  'tool-links': () => listCode('toolLinks', settings.toolLinks),
};
const listCode = (name: string, by: readonly unknown[] | undefined) =>
  by ? `${name}.splice(0, ${name}.length, ...${JSON.stringify(by)});` : '';

/** Gives the bundles the configuration that this process has. */
export function sameSettings(): Plugin {
  return {
    name: 'docs:site-settings',
    transform: {
      filter: { id: /\/site\/(site-config|nav|tool-links)\.ts$/ },
      handler: (code, id) => {
        const file = /([\w-]+)\.ts$/.exec(id)?.[1] ?? '';
        return { code: `${code}\n${sameData[file]?.() ?? ''}`, map: null };
      },
    },
  };
}
