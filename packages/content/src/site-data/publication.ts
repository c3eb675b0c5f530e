import type { SiteConfig } from '../../site/index.ts';

export interface Publication {
  /** Scheme and host, without a trailing slash. */
  readonly host: string;
  /** Prefix of edit links, followed by the source path of the page. */
  readonly editBase: string;
  /** Printed at the end of the build. */
  readonly warnings: readonly string[];
}

/** A wrong setting of the person who builds: `run-ts.mjs` prints its message without a stack. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Reads `SITE_HOST` and `SITE_EDIT_BASE` from the environment, with defaults from the site configuration. */
export function publicationOf(
  { defaultHost, defaultEditBase }: Pick<SiteConfig, 'defaultHost' | 'defaultEditBase'>,
  { SITE_HOST, SITE_EDIT_BASE }: Readonly<NodeJS.ProcessEnv> = process.env,
): Publication {
  const host = parseUrl('SITE_HOST', SITE_HOST || defaultHost);
  if (host.pathname + host.search + host.hash !== '/') {
    throw new SettingError(
      `SITE_HOST is "${SITE_HOST}", which has a path. Write ${host.origin} and put the path into \`base\` in site/site-config.ts.`,
    );
  }
  const editBase = parseUrl('SITE_EDIT_BASE', SITE_EDIT_BASE || defaultEditBase).href.replace(/[^/]$/, '$&/');
  return {
    host: host.origin,
    editBase,
    warnings: [
      ...(SITE_HOST
        ? []
        : [`SITE_HOST is not set: canonical URLs, the sitemap and feeds use ${host.origin}.`]),
      ...(SITE_EDIT_BASE ? [] : [`SITE_EDIT_BASE is not set: edit links use the example ${editBase}.`]),
    ],
  };
}

function parseUrl(name: string, value: string): URL {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) {
    throw new SettingError(`${name} is "${value}", which has no scheme. Write https://${value}.`);
  }
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new SettingError(`${name} is "${value}". Write a URL such as https://docs.example.com.`);
  }
  return url;
}
