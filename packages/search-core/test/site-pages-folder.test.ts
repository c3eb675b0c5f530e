import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routePathOf } from '../cli/site/html-pages.ts';
import { siteDocuments } from '../cli/site/site-documents.ts';

it.each([
  ['index.html', '/'],
  ['guide/index.html', '/guide/'],
  ['guide/start.html', '/guide/start.html'],
  ['myindex.html', '/myindex.html'],
  ['指南/a b#c.html', '/%E6%8C%87%E5%8D%97/a%20b%23c.html'],
])('the path of %s is %s', (file, path) => {
  expect(routePathOf(file)).toBe(path);
});

/** What is indexed of a folder: route paths by locale, and what is left out. */
function indexed(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'search-core-site-'));
  for (const [name, html] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), html);
  }
  const { byLocale, leftOut, close } = siteDocuments(folder, 'search-core', 'en');
  rmSync(folder, { recursive: true });
  const paths = [...byLocale].map(([locale, documents]) => [
    locale,
    ...[...documents].map(({ routePath }) => routePath),
  ]);
  close();
  return { paths, leftOut: Object.fromEntries(leftOut) };
}

describe('a folder', () => {
  it('has an index per language, under its shortest tag, the largest first', () => {
    const page = (lang: string) => `<html lang="${lang}"><main>x</main>`;
    const files = {
      'a.html': page('zh-CN'),
      'b.html': page('en-US'),
      'c.html': page('no tag'),
      'd.html': page('zh'),
    };
    expect(indexed({ ...files, 'e/index.html': page('') }).paths).toEqual([
      ['en', '/b.html', '/c.html', '/e/'],
      ['zh', '/a.html', '/d.html'],
    ]);
  });

  it('of which some pages are marked has these alone, and neither error pages nor its own output', () => {
    const files = {
      'a.html': '<main data-search-body>x</main>',
      'b.html': '<main>x</main>',
      'c.html': '<p>x</p>',
      '404.html': '<main data-search-body>x</main>',
      'search-core/index.html': '<main data-search-body>x</main>',
    };
    expect(indexed(files)).toEqual({
      paths: [['en', '/a.html']],
      leftOut: { 'not marked': 1, 'no body': 1 },
    });
  });

  it('is indexed without a page whose elements are never closed', () => {
    const files = { 'a.html': '<main>x</main>', 'b.html': `<main>${'<div>x'.repeat(30_000)}` };
    expect(indexed(files)).toEqual({ paths: [['en', '/a.html']], leftOut: { 'too deep': 1 } });
  });
});
