import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFiles } from './compress.ts';

const text = 'Words of a page. '.repeat(100);
const files = new Map([
  ['config/port.html', text],
  ['latest/1/port.js', text],
  ['og.png', text],
  ['short.html', 'Words.'],
]);

it('compresses long text files', async () => {
  const { files: copies } = await compressFiles(files, new Map(), () => null);
  expect([...copies.keys()].toSorted()).toEqual([
    'config/port.html.br',
    'config/port.html.gz',
    'latest/1/port.js.br',
    'latest/1/port.js.gz',
  ]);
  expect(brotliDecompressSync(copies.get('config/port.html.br') ?? '').toString()).toBe(text);
  expect(gunzipSync(copies.get('latest/1/port.js.gz') ?? '').toString()).toBe(text);
});

it('takes the copies of the last build, unless the file or a copy has changed', async () => {
  const last = await compressFiles(files, new Map(), () => null);
  const asked: string[] = [];
  const readSite = (file: string) => {
    asked.push(file);
    const bytes = last.files.get(file) ?? null;
    return file === 'latest/1/port.js.gz' ? Buffer.from('damaged') : bytes;
  };
  const changed = new Map([...files, ['config/port.html', `${text} A new end.`]]);
  const { files: copies } = await compressFiles(changed, last.hashes, readSite);
  expect(asked).toEqual(['latest/1/port.js.br', 'latest/1/port.js.gz']);
  for (const [path, content] of changed) {
    const copy = copies.get(`${path}.br`);
    if (copy) expect(brotliDecompressSync(copy).toString()).toBe(content);
    const zipped = copies.get(`${path}.gz`);
    if (zipped) expect(gunzipSync(zipped).toString()).toBe(content);
  }
});
