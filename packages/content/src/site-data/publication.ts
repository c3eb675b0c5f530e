import type { SiteConfig } from '../../site/index.ts';

export interface Publication {
  /** Scheme and host, without a slash at the end. */
  readonly host: string;
  /** An edit link is this and the source path of the page. */
  readonly editBase: string;
  /** What the build says at its end. */
  readonly warnings: readonly string[];
}

/** Where the site is published and edited: `SITE_HOST` and `SITE_EDIT_BASE`, else the defaults of the site. */
export function publicationOf(
  { defaultHost, defaultEditBase }: Pick<SiteConfig, 'defaultHost' | 'defaultEditBase'>,
  { SITE_HOST, SITE_EDIT_BASE }: Readonly<NodeJS.ProcessEnv> = process.env,
): Publication {
  const host = parseUrl('SITE_HOST', SITE_HOST || defaultHost);
  if (host.pathname + host.search + host.hash !== '/') {
    throw new Error(
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
        : [`SITE_HOST is not set: canonical addresses, the sitemap and feeds name ${host.origin}.`]),
      ...(SITE_EDIT_BASE ? [] : [`SITE_EDIT_BASE is not set: edit links lead to the example ${editBase}.`]),
    ],
  };
}

function parseUrl(name: string, value: string): URL {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) {
    throw new Error(`${name} is "${value}", which has no scheme. Write https://${value}.`);
  }
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error(`${name} is "${value}". Write an address such as https://docs.example.com.`);
  }
  return url;
}
