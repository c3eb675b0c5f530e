import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '@docs/app/server';
import { describe, expect, it } from 'vitest';
import { htmlOf, routePaths } from './built-site.ts';

interface OfflineFiles {
  readonly bytes: number;
  readonly files: Readonly<Record<string, string>>;
}

const [, build = ''] = / data-build="([^"]+)"/.exec(htmlOf('/')) ?? [];
const listOf = (name: string): OfflineFiles =>
  JSON.parse(readFileSync(join(siteFolder, `latest/${build}/offline/${name}.json`), 'utf8')) as OfflineFiles;

/** The file of an address, such as `config/index.html` of `config/`. */
const fileOf = (address: string): string => {
  const file = address === '' || address.endsWith('/') ? `${address}index.html` : address;
  return join(siteFolder, existsSync(join(siteFolder, file)) ? file : `${file}.html`);
};

describe.each(['shell', 'en', 'zh'])('the list of files without a network, %s,', (name) => {
  const { bytes, files } = listOf(name);
  const paths = Object.keys(files).map(fileOf);

  it('has the digests of the files', () => {
    const digests = paths.map((path) =>
      createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10),
    );
    expect(digests).toEqual(Object.values(files));
  });

  it('has their transferred size', () => {
    const sizes = paths.map((path) => readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length);
    expect(bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });
});

it.each([
  ['en', 'zh'],
  ['zh', 'en'],
])('the list of %s has every page and the search index of its language, and none of %s', (locale, other) => {
  const addresses = Object.keys(listOf(locale).files);
  const own = routePaths.filter((path) => path.startsWith('/zh/') === (locale === 'zh'));
  expect(addresses).toEqual(expect.arrayContaining(own.map((path) => path.slice(1))));
  for (const part of ['heads', 'index', 'contents'])
    expect(addresses.filter((path) => path.startsWith(`content/search/${part}.${locale}.`))).toHaveLength(1);
  expect(addresses).toContain(`latest/${build}/search/${locale}.json`);
  expect(addresses.filter((path) => path.includes(`.${other}.`))).toEqual([]);
});
