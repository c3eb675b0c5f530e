import { describe, expect, it } from 'vitest';
import { hrefKind } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { exists, htmlOf, idsOf, routePaths, tagsOf, unlisted } from './built-site.ts';

const known = new Set([...routePaths, ...unlisted]);
const editBase = (process.env['SITE_EDIT_BASE'] || siteConfig.defaultEditBase).replace(/[^/]$/, '$&/');

describe('links of', () => {
  it('every page have existing pages, anchors and files as targets', () => {
    for (const routePath of routePaths) {
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
      expect.soft(dead, routePath).toEqual([]);
    }
  });

  it('every page open other sites in a new tab with noopener', () => {
    for (const routePath of routePaths) {
      const external = tagsOf(htmlOf(routePath), 'a').filter(
        ({ href }) => hrefKind(href ?? '') === 'external',
      );
      for (const { target, rel } of external) {
        expect.soft(target, routePath).toBe('_blank');
        expect.soft(rel, routePath).toContain('noopener');
      }
      expect.soft(external.length, routePath).toBeGreaterThan(0);
    }
  });

  it('every page but the home page include an edit link; the date of its last update is ISO 8601', () => {
    for (const routePath of routePaths) {
      const html = htmlOf(routePath);
      const { pathname } = new URL(`https://x.example${routePath}`);
      const locale = pathname.startsWith('/zh/') ? 'zh' : 'en';
      const path = pathname.replace(/^\/zh(?=\/)/, '').replace(/\/$/, '/index');
      const edit = tagsOf(html, 'a').filter(({ href }) => href?.endsWith('.mdx'));
      if (path === '/index') expect.soft(edit, routePath).toEqual([]);
      else
        expect
          .soft(
            edit.map(({ href }) => href),
            routePath,
          )
          .toEqual([`${editBase}${locale}${path}.mdx`]);
      const [, date] = /<time dateTime="([^"]*)"[^>]*>[^<]*<\/time><\/p>/i.exec(html) ?? [];
      if (date !== undefined)
        expect.soft(new Date(date).toISOString().slice(0, 19), routePath).toBe(date.slice(0, 19));
    }
  });
});
