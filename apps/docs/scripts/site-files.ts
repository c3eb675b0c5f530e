import { defaultLocale, locales, siteConfig } from '@docs/content/site';
import { escapeXml } from '@docs/content/build';
import type { Head } from '../src/document/head.ts';

export const manifestFile = 'site.webmanifest';

/** The values of `--c-paper` in tokens.css, for the browser UI. */
export const paper = { light: '#ffffff', dark: '#151311' } as const;

/** The data of a page in the sitemap. */
export interface SitemapPage {
  readonly head: Pick<Head, 'canonical' | 'alternates'>;
  /** ISO date-time; null if unknown. */
  readonly lastModified: string | null;
}

/** All indexable pages, each with its alternates, including itself, as the protocol requires. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ head: { canonical, alternates }, lastModified }) =>
    canonical === null
      ? []
      : [
          '  <url>',
          `    <loc>${escapeXml(canonical)}</loc>`,
          ...(lastModified === null ? [] : [`    <lastmod>${escapeXml(lastModified)}</lastmod>`]),
          ...alternates.map(
            ({ hreflang, href }) =>
              `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
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

/** Allows everything. Crawlers read this file only at the root of the host, even if the site has a base. */
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
