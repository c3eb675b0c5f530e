import { describe, expect, it } from 'vitest';
import { hrefKind } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { exists, htmlOf, idsOf, routePaths, tagsOf, unlisted } from './built-site.ts';

const known = new Set([...routePaths, ...unlisted]);
const editBase = (process.env['SITE_EDIT_BASE'] || siteConfig.defaultEditBase).replace(/[^/]$/, '$&/');

describe('links in the HTML of', () => {
  it.each(routePaths)('%s lead to pages, anchors and files that exist', (routePath) => {
    const html = htmlOf(routePath);
    const dead = tagsOf(html, 'a')
      .map(({ href }) => href ?? '')
      .filter((href) => hrefKind(href) === 'internal' || hrefKind(href) === 'hash')
      .filter((href) => {
        const [path = '', id] = href.split('#', 2);
        const target = path === '' ? routePath : path;
        if (!known.has(target)) return !exists(target);
        return id !== undefined && id !== '' && !idsOf(htmlOf(target)).includes(decodeURIComponent(id));
      });
    expect(dead).toEqual([]);
  });

  it.each(routePaths)('%s open other sites in a new tab, safely', (routePath) => {
    const external = tagsOf(htmlOf(routePath), 'a').filter(({ href }) => hrefKind(href ?? '') === 'external');
    for (const { target, rel } of external) {
      expect(target).toBe('_blank');
      expect(rel).toContain('noopener');
    }
    expect(external.length).toBeGreaterThan(0);
  });

  it.each(routePaths)(
    '%s say where its text can be edited, and when it was where that is known',
    (routePath) => {
      const html = htmlOf(routePath);
      const { pathname } = new URL(`https://x.example${routePath}`);
      const locale = pathname.startsWith('/zh/') ? 'zh' : 'en';
      const path = pathname.replace(/^\/zh(?=\/)/, '').replace(/\/$/, '/index');
      const edit = tagsOf(html, 'a').filter(({ href }) => href?.endsWith('.mdx'));
      if (path === '/index') expect(edit).toEqual([]);
      else expect(edit.map(({ href }) => href)).toEqual([`${editBase}${locale}${path}.mdx`]);
      const [, date] = /<time dateTime="([^"]*)"[^>]*>[^<]*<\/time><\/p>/i.exec(html) ?? [];
      if (date !== undefined) expect(new Date(date).toISOString().slice(0, 19)).toBe(date.slice(0, 19));
    },
  );
});
