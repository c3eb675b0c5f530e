import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteConfig } from '@docs/content/site';
import { listen, type Listening } from './listen.ts';
import { createSiteHandler } from './site-handler.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let listening: Listening;
const get = (path: string, init?: RequestInit) =>
  fetch(`http://localhost:${listening.port}${path}`, { redirect: 'manual', ...init });

beforeAll(async () => {
  for (const [file, text] of [
    ['index.html', 'home'],
    ['config/index.html', 'config'],
    ['config/port.html', 'port'],
    ['指南.html', 'guide'],
    ['404.html', 'not found'],
    ['zh/404.html', '不存在'],
    ['assets/a-1.js', 'let a'],
    ['rss/releases-rss.xml', '<rss/>'],
    ['rss/releases-atom.xml', '<feed/>'],
    ['sitemap.xml', '<urlset/>'],
    ['robots.txt', 'User-agent: *'],
    ['site.webmanifest', '{}'],
    ['icon.svg', '<svg/>'],
  ] as const) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
  }
  listening = await listen(createSiteHandler(folder, ['/', '/config/', '/config/port', '/指南']), 0);
});
afterAll(() => {
  listening.server.close();
  rmSync(folder, { recursive: true });
});

describe('the server of a site with a base', () => {
  it('serves only paths below the base', async () => {
    const below = await listen(createSiteHandler(folder, ['/', '/config/port', '/zh/gone'], '/docs/'), 0);
    const ask = (path: string) => fetch(`http://localhost:${below.port}${path}`, { redirect: 'manual' });
    try {
      expect(await (await ask('/docs/config/port')).text()).toBe('port');
      expect(await (await ask('/docs/assets/a-1.js')).text()).toBe('let a');
      expect((await ask('/docs/assets/a-1.js')).headers.get('cache-control')).toContain('immutable');
      expect((await ask('/docs/en/config/port')).headers.get('location')).toBe('/docs/config/port');
      expect((await ask('/docs/zh/nowhere')).status).toBe(404);
      expect(await (await ask('/docs/zh/gone')).text()).toBe('不存在');
      expect((await ask('/config/port')).status).toBe(404);
      expect((await ask('/assets/a-1.js')).status).toBe(404);
    } finally {
      below.server.close();
    }
  });
});

describe('the server', () => {
  it.each([
    ['/', 'home'],
    ['/config', 'config'],
    ['/config/index', 'config'],
    ['/config/index.html', 'config'],
    ['/config/port', 'port'],
    ['/config/port.html?x=1', 'port'],
    ['/CONFIG/Port/', 'port'],
    ['/%E6%8C%87%E5%8D%97', 'guide'],
  ])('responds to %s with %s', async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['http://docs.test/config/', 200, 'config'],
    ['http://docs.test', 200, 'home'],
    ['http://docs.test/assets/a-1.js?x=1', 200, 'let a'],
    ['http://docs.test/zh/nowhere', 404, '不存在'],
  ])('responds to the request target %s, as a proxy sends it', async (path, status, text) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port: listening.port, path }, resolve).on('error', reject).end();
    });
    expect([answer.statusCode, String(await answer.toArray())]).toEqual([status, text]);
  });

  it.each([
    ['/nowhere', 'not found'],
    ['/zh/nowhere', '不存在'],
    ['/ZH/nowhere', '不存在'],
    ['/%7ah/nowhere', '不存在'],
    ['/%E0%A4%A', 'not found'],
    ['/../../etc/passwd', 'not found'],
    ['/config/server.port', 'not found'],
    ['/zh/v0.6', '不存在'],
    ['/config/none.js', 'not found'],
  ])('responds to the unknown path %s with the 404 page in its language', async (path, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, text]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('detects the language of an unknown path after its version', async () => {
    const { multiVersion } = siteConfig;
    Object.assign(siteConfig, { multiVersion: { default: 'v2', versions: ['v1', 'v2'] } });
    try {
      expect(await (await get('/v1/zh/no/such')).text()).toBe('不存在');
      expect(await (await get('/v3/zh/no/such')).text()).toBe('not found');
      expect((await get('/v1/en/config/port')).headers.get('location')).toBe('/v1/config/port');
    } finally {
      Object.assign(siteConfig, { multiVersion });
    }
  });

  it('sends compressed files only to clients that accept them, also the 404 page', async () => {
    for (const [path, text] of [
      ['/config/port', 'port'],
      ['/nowhere', 'not found'],
    ] as const) {
      for (const refusal of ['identity', 'gzip;q=0, identity']) {
        const refused = await get(path, { headers: { 'accept-encoding': refusal } });
        expect(refused.headers.get('content-encoding')).toBeNull();
        expect(await refused.text()).toBe(text);
      }
      const zipped = await get(path, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } });
      expect(zipped.headers.get('content-encoding')).toBe('gzip');
      expect(zipped.headers.get('vary')).toBe('Accept-Encoding');
      expect(await zipped.text()).toBe(text);
    }
  });

  it.each([
    ['/rss/releases-rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/rss/releases-atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/sitemap.xml', 'text/xml'],
    ['/robots.txt', 'text/plain'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml'],
    ['/assets/a-1.js', 'text/javascript'],
    ['/', 'text/html;charset=utf-8'],
  ])('sends %s with the type %s', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('responds to HEAD like to GET, without the body', async () => {
    for (const [path, status] of [
      ['/config/port', 200],
      ['/nowhere', 404],
    ] as const) {
      const response = await get(path, { method: 'HEAD' });
      expect(response.status).toBe(status);
      expect(await response.text()).toBe('');
      expect(response.headers.get('content-type')).toContain('text/html');
    }
  });

  it('serves a single byte range, rejects one outside the file and ignores other forms', async () => {
    const part = (range: string) =>
      get('/assets/a-1.js', { headers: { range, 'accept-encoding': 'identity' } });
    const first = await part('bytes=0-2');
    expect([first.status, await first.text()]).toEqual([206, 'let']);
    expect(first.headers.get('content-range')).toBe('bytes 0-2/5');
    expect((await part('bytes=90-99')).status).toBe(416);
    const huge = '9'.repeat(20);
    const ranges = ['bytes=4-2', 'bytes=-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes='];
    for (const odd of [...ranges, `bytes=0-${huge}`, `bytes=${huge}-`]) {
      const whole = await part(odd);
      expect([odd, whole.status, await whole.text()]).toEqual([odd, 200, 'let a']);
    }
  });

  it('responds with 304 to a matching ETag', async () => {
    const etag = (await get('/config/port')).headers.get('etag') ?? '';
    const again = await get('/config/port', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['/en/config/port?a=1', '/config/port?a=1'],
    ['/en/config/port?q=what?&x=1', '/config/port?q=what?&x=1'],
    ['/en/%E6%8C%87%E5%8D%97', '/%E6%8C%87%E5%8D%97'],
  ])('redirects %s to %s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  });

  it('sends plain text for a missing file of the build', async () => {
    const response = await get('/assets/none-1.js');
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('rejects methods other than GET and HEAD', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
});
