import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exists, fileOf, htmlOf, routePaths, tagsOf } from './built-site.ts';

describe('pre-rendered routes', () => {
  it('exist in both languages', () => {
    const en = routePaths.filter((routePath) => !routePath.startsWith('/zh/'));
    expect(en.length).toBeGreaterThan(0);
    expect(routePaths.filter((routePath) => routePath.startsWith('/zh/')).toSorted()).toEqual(
      en.map((routePath) => `/zh${routePath}`).toSorted(),
    );
  });

  it('every page is a file, with compressed copies of the same content', () => {
    for (const routePath of routePaths) {
      const file = fileOf(routePath);
      const html = readFileSync(file);
      expect.soft(brotliDecompressSync(readFileSync(`${file}.br`)).equals(html), routePath).toBe(true);
      expect.soft(gunzipSync(readFileSync(`${file}.gz`)).equals(html), routePath).toBe(true);
    }
  });

  it('every page contains nothing that the Content-Security-Policy forbids', () => {
    for (const routePath of [...routePaths, '/404', '/zh/404']) {
      const html = htmlOf(routePath);
      expect.soft(html, routePath).not.toMatch(/<[^>]+\sstyle="/);
      expect.soft(html, routePath).not.toMatch(/<style/);
      expect.soft(html, routePath).not.toMatch(/<[^>]+\son[a-z]+="/);
      const scripts = tagsOf(html, 'script');
      const names = scripts.map(({ src }) => /^\/assets\/(.+)-[\w-]{8}\.js$/.exec(src ?? '')?.[1]);
      const hasPlaces = / data-(sidebar|group)=/.test(html);
      expect.soft(names, routePath).toEqual(hasPlaces ? ['boot', 'first-paint'] : ['boot']);
      expect.soft(html, routePath).toMatch(/<script [^>]*><\/script>/);
    }
  });

  it('every page contains its text', () => {
    for (const routePath of routePaths) {
      const main = /<main[\s>]([\s\S]*)<\/main>/.exec(htmlOf(routePath))?.[1] ?? '';
      expect.soft(main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').length, routePath).toBeGreaterThan(100);
    }
  });

  it('every page has one h1', () => {
    for (const routePath of routePaths) {
      expect.soft(htmlOf(routePath).match(/<h1[\s>]/g), routePath).toHaveLength(1);
    }
  });

  it('every page loads only existing files of its own site', () => {
    for (const routePath of [...routePaths, '/404', '/zh/404']) {
      const html = htmlOf(routePath);
      const requested = [
        ...['script', 'img', 'source', 'video', 'audio', 'iframe'].flatMap((name) =>
          tagsOf(html, name).flatMap(({ src, srcSet, srcset }) => [src, srcSet, srcset]),
        ),
        ...tagsOf(html, 'link').flatMap(({ rel, href }) =>
          rel === 'canonical' || rel === 'alternate' || rel === 'expect' ? [] : [href],
        ),
        ...(tagsOf(html, 'script')[0]?.['data-modules'] ?? '').split(' '),
      ].filter((address) => address !== undefined);
      expect
        .soft(
          requested.filter((address) => !/^\/(?!\/)/.test(address) || !exists(address)),
          routePath,
        )
        .toEqual([]);
    }
  });

  it('include 404.html with both languages, and one for Chinese only', () => {
    expect(htmlOf('/404')).toContain('PAGE NOT FOUND');
    expect(htmlOf('/404')).toContain('页面不存在');
    expect(htmlOf('/zh/404')).not.toContain('PAGE NOT FOUND');
    expect(existsSync(fileOf('/zh/404'))).toBe(true);
  });
});
