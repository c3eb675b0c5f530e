import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFiles } from './compress.ts';
import { siteFile, siteFiles, type SiteFiles } from './site-folder.ts';

const text = 'Words of a page. '.repeat(100);
const texts = new Map([
  ['config/port.html', text],
  ['latest/1/port.js', text],
  ['og.png', text],
  ['short.html', 'Words.'],
]);

const files = siteFiles(texts);
const bytesOf = (copies: SiteFiles, path: string): Uint8Array => copies.get(path)?.read() ?? new Uint8Array();

it('compresses text files, short ones as well', async () => {
  const { files: copies } = await compressFiles(files, new Map(), () => null);
  expect([...copies.keys()].toSorted()).toEqual([
    'config/port.html.br',
    'config/port.html.gz',
    'latest/1/port.js.br',
    'latest/1/port.js.gz',
    'short.html.br',
    'short.html.gz',
  ]);
  expect(brotliDecompressSync(bytesOf(copies, 'config/port.html.br')).toString()).toBe(text);
  expect(gunzipSync(bytesOf(copies, 'latest/1/port.js.gz')).toString()).toBe(text);
});

it('takes the copies of the last build, unless the file or a copy has changed', async () => {
  const last = await compressFiles(files, new Map(), () => null);
  const asked: string[] = [];
  const find = (path: string) => {
    asked.push(path);
    return path === 'latest/1/port.js.gz' ? siteFile('damaged') : (last.files.get(path) ?? null);
  };
  const changed = new Map([...texts, ['config/port.html', `${text} A new end.`]]);
  const { files: copies } = await compressFiles(siteFiles(changed), last.digests, find);
  expect(asked).toEqual(['latest/1/port.js.br', 'latest/1/port.js.gz', 'short.html.br', 'short.html.gz']);
  for (const path of ['config/port.html', 'latest/1/port.js']) {
    expect(brotliDecompressSync(bytesOf(copies, `${path}.br`)).toString()).toBe(changed.get(path));
    expect(gunzipSync(bytesOf(copies, `${path}.gz`)).toString()).toBe(changed.get(path));
  }
});
