import { describe, expect, it } from 'vitest';
import { bytesOfFile, exists, htmlOf, routePaths, tagsOf, textOfFile } from './built-site.ts';
import { childrenOf, parseXml, textOf } from './xml.ts';

/** W3C datetime, as the sitemap protocol requires: a date, or a time with a zone. */
const w3cDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

describe('sitemap.xml', () => {
  const urls = childrenOf(parseXml(textOfFile('/sitemap.xml')), 'url');

  it('has every page once, with its canonical URL', () => {
    expect(urls.map((url) => new URL(textOf(url, 'loc')).pathname)).toEqual(routePaths);
    for (const url of urls) {
      const loc = textOf(url, 'loc');
      const links = tagsOf(htmlOf(new URL(loc).pathname), 'link');
      expect(links.find(({ rel }) => rel === 'canonical')?.['href']).toBe(loc);
    }
  });

  it('has the same language alternates as the pages', () => {
    for (const url of urls) {
      const pathname = new URL(textOf(url, 'loc')).pathname;
      const own = childrenOf(url, 'xhtml:link').map(({ attributes }) => attributes);
      const inPage = tagsOf(htmlOf(pathname), 'link').filter(
        ({ rel, type }) => rel === 'alternate' && type === undefined,
      );
      expect(own).toEqual(inPage);
    }
  });

  it('has lastmod only for pages with a known date', () => {
    for (const url of urls) {
      if (childrenOf(url, 'lastmod').length > 0) expect(textOf(url, 'lastmod')).toMatch(w3cDate);
    }
  });
});

it('robots.txt allows everything and has the absolute URL of the sitemap', () => {
  const lines = textOfFile('/robots.txt').trimEnd().split('\n');
  expect(lines.slice(0, 3)).toEqual(['User-agent: *', 'Allow: /', '']);
  expect(lines[3]).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/);
});

describe('icons', () => {
  const pngSize = (path: string): string => {
    const bytes = bytesOfFile(path);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  };

  it('of the web manifest have the stated sizes, and one is maskable', () => {
    const [link] = tagsOf(htmlOf('/'), 'link').filter(({ rel }) => rel === 'manifest');
    const manifest = JSON.parse(textOfFile(link?.['href'] ?? '')) as {
      readonly icons: readonly Readonly<Record<'src' | 'sizes' | 'type' | 'purpose', string>>[];
      readonly start_url: string;
    };
    expect(manifest.start_url).toBe('/');
    for (const { src, sizes, type } of manifest.icons) {
      expect(exists(src), src).toBe(true);
      if (type === 'image/png') expect(pngSize(src)).toBe(sizes);
    }
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  });

  it('of a page are an SVG, an ICO as fallback, and a PNG for home screens', () => {
    const links = tagsOf(htmlOf('/zh/config/server/port'), 'link');
    const icons = links.filter(({ rel }) => rel === 'icon' || rel === 'apple-touch-icon');
    expect(icons.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      'icon /favicon.ico',
      'icon /icon.svg',
      'apple-touch-icon /icon-180.png',
    ]);
    expect(pngSize('/icon-180.png')).toBe('180x180');
    expect(bytesOfFile('/favicon.ico').subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});
