import { defaultLocale, locales, siteConfig } from '@docs/content/site';
import type { Head } from '../src/document/head.ts';
import { escapeMarkup } from './escape-markup.ts';

export const manifestFile = 'site.webmanifest';

/** The paper of tokens.css, for what a browser draws around the page. */
export const paper = { light: '#ffffff', dark: '#151311' } as const;

/** What a sitemap says of a page. */
export interface SitemapPage {
  readonly head: Pick<Head, 'canonical' | 'alternates'>;
  /** ISO date-time; null where nothing is known. */
  readonly lastModified: string | null;
}

/** Every page that may be indexed, each with all its languages (its own among them, as the protocol asks). */
export function sitemap(pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ head: { canonical, alternates }, lastModified }) =>
    canonical === null
      ? []
      : [
          '  <url>',
          `    <loc>${escapeMarkup(canonical)}</loc>`,
          ...(lastModified === null ? [] : [`    <lastmod>${escapeMarkup(lastModified)}</lastmod>`]),
          ...alternates.map(
            ({ hreflang, href }) =>
              `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
          ),
          '  </url>',
        ],
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything may be read. Crawlers look for this file at the root of the host, wherever the site's base is. */
export const robots = (host: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${host}${siteConfig.base}sitemap.xml\n`;

export function webManifest(): string {
  const { base, title, description } = siteConfig;
  const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${base}${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: base,
    name: `${title} documentation`,
    short_name: title,
    description: description[defaultLocale],
    lang: locales[defaultLocale].lang,
    start_url: base,
    scope: base,
    display: 'browser',
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
