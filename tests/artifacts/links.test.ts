import { describe, expect, it } from 'vitest';
import { hrefKind } from '@docs/content/paths';
import { exists, htmlOf, idsOf, routePaths, tagsOf } from './built-site.ts';

const known = new Set(routePaths);

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
        return id !== undefined && id !== '' && !idsOf(htmlOf(target)).has(decodeURIComponent(id));
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
});
