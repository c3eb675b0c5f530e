import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    ['404.html', 'not found'],
    ['zh/404.html', '不存在'],
    ['assets/a-1.js', 'let a'],
  ] as const) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
  }
  listening = await listen(createSiteHandler(folder, ['/', '/config/', '/config/port']), 0);
});
afterAll(() => {
  listening.server.close();
  rmSync(folder, { recursive: true });
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
  ])('answers %s with %s', async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('answers an unknown address with 404, in its language', async () => {
    const en = await get('/nowhere');
    expect([en.status, await en.text()]).toEqual([404, 'not found']);
    const zh = await get('/zh/nowhere');
    expect([zh.status, await zh.text()]).toEqual([404, '不存在']);
    expect((await get('/%E0%A4%A')).status).toBe(404);
    expect((await get('/../../etc/passwd')).status).toBe(404);
  });

  it('keeps hashed files for good', async () => {
    expect((await get('/assets/a-1.js')).headers.get('cache-control')).toContain('immutable');
  });

  it('sends what was compressed at build to those who take it, and only to them', async () => {
    const plain = await get('/config/port', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const zipped = await get('/config/port', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toBe('port');
  });

  it('sends /en/... to the page without the segment, query kept', async () => {
    const response = await get('/en/config/port?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/config/port?a=1']);
  });

  it('changes nothing: other methods are refused', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
});
