import { siteConfig } from '@docs/content/site';
import type { Plugin } from 'vite';

let settings: object = {};

/** Builds the site as another configuration would have it: how tests try another base, or a switch that is off. */
export function applySettings(json: string): void {
  settings = JSON.parse(json) as object;
  Object.assign(siteConfig, settings);
}

/** Gives the bundles the configuration that this process has. */
export function sameSettings(): Plugin {
  return {
    name: 'docs:site-settings',
    transform: {
      filter: { id: /\/site\/site-config\.ts$/ },
      handler: (code) => ({
        code: `${code}\nObject.assign(siteConfig, ${JSON.stringify(settings)});`,
        map: null,
      }),
    },
  };
}
