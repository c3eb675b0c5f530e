import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeHtml } from '../cli/site/decode-html.ts';
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

/**
 * The result of indexing a folder: route paths by locale, and reasons for excluded pages. `prepare` adds entries that
 * are not plain files.
 */
function indexed(
  files: Readonly<Record<string, string | Uint8Array>>,
  prepare = (_folder: string): void => undefined,
) {
  const folder = mkdtempSync(join(tmpdir(), 'search-core-site-'));
  for (const [name, html] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), html);
  }
  prepare(folder);
  const { byLocale, leftOut, close } = siteDocuments(folder, 'search-core', 'en');
  rmSync(folder, { recursive: true });
  const paths = [...byLocale].map(([locale, documents]) => [
    locale,
    ...[...documents].map(({ routePath }) => routePath),
  ]);
  close();
  return { paths, leftOut: Object.fromEntries(leftOut) };
}

const page = '<main>x</main>';

/** Titles of the pages of a site, each given by its `title` element and an optional `h1`. */
function titlesOf(pages: readonly (readonly [title: string, h1?: string])[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'search-core-site-'));
  for (const [index, [title, h1]] of pages.entries()) {
    const heading = h1 === undefined ? '' : `<h1>${h1}</h1>`;
    writeFileSync(join(folder, `${String(index)}.html`), `<title>${title}</title><main>${heading}x</main>`);
  }
  const { byLocale, close } = siteDocuments(folder, 'search-core', 'en');
  rmSync(folder, { recursive: true });
  const titles = [...byLocale.values()].flatMap((documents) => [...documents].map(({ title }) => title));
  close();
  return titles;
}

describe('the name of the site', () => {
  it.each([' | Vue', ' - My-Site', ' – Docs | Team', ' · 文档'])('is not part of a title: %s', (name) => {
    const titles = titlesOf([[`A${name}`], [`B | C${name}`], [`Heading${name}`, 'Heading'], ['Vue']]);
    const rest = name === ' – Docs | Team' ? ' – Docs' : '';
    expect(titles).toEqual([`A${rest}`, `B | C${rest}`, 'Heading', 'Vue']);
  });

  it('is the ending of most titles', () => {
    expect(titlesOf([['A | Vue'], ['B | Vue'], ['C | React'], ['D']])).toContain('A | Vue');
    expect(titlesOf([['A | Vue'], ['B | Vue']])).toContain('A | Vue');
    const half = [['A | Vue'], ['B | Vue'], ['C | Vue'], ['D'], ['E'], ['F']] as const;
    expect(titlesOf(half)).toContain('A | Vue');
  });
});

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

  it('with marked pages has only these, and neither error pages nor its own output', () => {
    const files = {
      'a.html': '<main data-search-body>x</main>',
      'b.html': '<main>x</main>',
      'c.html': '<p>x</p>',
      '404.html': '<main data-search-body>x</main>',
      'search-core/index.html': '<main data-search-body>x</main>',
    };
    expect(indexed(files)).toEqual({
      paths: [['en', '/a.html']],
      leftOut: { 'error page': 1, 'not marked': 1, 'no body': 1 },
    });
  });

  it('is indexed without a page whose elements are never closed', () => {
    const files = { 'a.html': '<main>x</main>', 'b.html': `<main>${'<div>x'.repeat(30_000)}` };
    expect(indexed(files)).toEqual({ paths: [['en', '/a.html']], leftOut: { 'too deep': 1 } });
  });

  it('has pages in files with any HTML extension', () => {
    const files = { 'a.htm': page, 'b.HTML': page, 'c.xhtml': page, 'd.txt': page, html: page };
    expect(indexed(files).paths).toEqual([['en', '/a.htm', '/b.HTML', '/c.xhtml']]);
  });

  it('has an error page only at its root and in the folder of a language', () => {
    const errors = {
      '404.html': page,
      '404/index.html': page,
      'zh/404.html': page,
      'pt-BR/404/index.html': page,
    };
    const files = { ...errors, 'http/404/index.html': page, 'http/404.html': page };
    expect(indexed(files)).toEqual({
      paths: [['en', '/http/404.html', '/http/404/']],
      leftOut: { 'error page': 4 },
    });
  });

  it('is indexed without unreadable files', () => {
    const prepare = (folder: string) => {
      symlinkSync(join(folder, 'nowhere'), join(folder, 'b.html'));
      truncateSync(join(folder, 'd.html'), 600_000_000);
    };
    const files = { 'a.html': page, 'c.html/index.html': page, 'd.html': page };
    expect(indexed(files, prepare)).toEqual({
      paths: [['en', '/a.html', '/c.html/']],
      leftOut: { 'cannot be read: no such file or directory': 1, 'too large': 1 },
    });
  });

  it('has the pages of a folder once, regardless of links to it', () => {
    const prepare = (folder: string) => {
      symlinkSync('.', join(folder, 'loop'));
      symlinkSync('v2', join(folder, 'latest'));
      symlinkSync('v2/a.html', join(folder, 'start.html'));
    };
    expect(indexed({ 'v2/a.html': page }, prepare).paths).toEqual([['en', '/start.html', '/v2/a.html']]);
  });

  it('closes XHTML elements without an end tag', () => {
    const html =
      '<html><head><title>a>b</title><script src="a>.js"/></head><body><div/><main><a id="x"/>x<br/></main></body></html>';
    expect(indexed({ 'a.xhtml': html }).paths).toEqual([['en', '/a.xhtml']]);
    expect(indexed({ 'a.html': html }).leftOut).toEqual({ 'no body': 1 });
  });

  it('reads XHTML with a long name that never ends in linear time', { timeout: 5000 }, () => {
    const html = `<html><body><main>x</main></body></html><${'a'.repeat(30_000)}`;
    expect(indexed({ 'a.xhtml': html }).paths).toEqual([['en', '/a.xhtml']]);
  });

  it.skipIf(process.platform === 'win32')('keeps a backslash in the name of a file', () => {
    expect(indexed({ 'a\\b.html': page }).paths).toEqual([['en', '/a%5Cb.html']]);
  });

  it('reads the language of a page with an underscore', () => {
    expect(indexed({ 'a.html': `<html lang="zh_CN">${page}` }).paths).toEqual([['zh', '/a.html']]);
  });

  it('is indexed without a page in an unknown encoding', () => {
    const files = { 'a.html': page, 'b.html': `<meta charset="klingon">${page}` };
    expect(indexed(files)).toEqual({ paths: [['en', '/a.html']], leftOut: { 'unknown encoding': 1 } });
  });
});

const bytesOf = (latin: string) => Uint8Array.from(latin, (character) => character.charCodeAt(0));

it.each([
  ['UTF-8', new TextEncoder().encode('中'), '中'],
  [
    'UTF-8 with a byte order mark',
    bytesOf('\xEF\xBB\xBF<meta charset=gb2312>\xE4\xB8\xAD'),
    '<meta charset=gb2312>中',
  ],
  ['UTF-16LE with a byte order mark', bytesOf('\xFF\xFE\x2D\x4E'), '中'],
  ['UTF-16BE with a byte order mark', bytesOf('\xFE\xFF\x4E\x2D'), '中'],
  ['GB 2312', bytesOf('<meta charset=gb2312>\xD6\xD0'), '<meta charset=gb2312>中'],
  [
    'Big5',
    bytesOf('<META http-equiv=Content-Type content="text/html; charset=big5" />\xA4\xA4'),
    '<META http-equiv=Content-Type content="text/html; charset=big5" />中',
  ],
  ['Windows-1252', bytesOf("<meta charset = 'latin1'>\x93"), "<meta charset = 'latin1'>“"],
  ['UTF-8 that says UTF-16', bytesOf('<meta charset="utf-16">\xE4\xB8\xAD'), '<meta charset="utf-16">中'],
  [
    'an encoding of XML',
    bytesOf('<?xml version="1.0" encoding="GBK"?>\xD6\xD0'),
    '<?xml version="1.0" encoding="GBK"?>中',
  ],
  ['no comment', bytesOf('<!-- <meta charset=gbk> -->\xE4\xB8\xAD'), '<!-- <meta charset=gbk> -->中'],
  [
    'no description',
    bytesOf('<meta name="description" content="Of charset=gbk"><meta charset="utf-8">\xE4\xB8\xAD'),
    '<meta name="description" content="Of charset=gbk"><meta charset="utf-8">中',
  ],
  ['no other attribute', bytesOf('<meta data-charset=gbk>\xE4\xB8\xAD'), '<meta data-charset=gbk>中'],
])('%s is decoded', (_, bytes, html) => {
  expect(decodeHtml(bytes)).toBe(html);
});
