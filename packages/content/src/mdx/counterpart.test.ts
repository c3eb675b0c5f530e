import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { counterpartOf } from './counterpart.ts';

const root = mkdtempSync(join(tmpdir(), 'counterpart-'));

beforeAll(() => {
  for (const file of [
    'en/index.mdx',
    'en/config/index.mdx',
    'en/config/server/port.mdx',
    'en/guide/rem.mdx',
    'zh/index.mdx',
    'zh/config/index.mdx',
    'zh/config/server/port.mdx',
  ]) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const find = (sourcePath: string) =>
  counterpartOf(root, { sourcePath, locale: sourcePath.startsWith('zh/') ? 'zh' : 'en' });

test.each([
  ['en/index.mdx', '/zh/', true],
  ['zh/index.mdx', '/', true],
  ['en/config/server/port.mdx', '/zh/config/server/port', true],
  ['zh/config/server/port.mdx', '/config/server/port', true],
  ['en/config/server/new.mdx', '/zh/config/', false],
  ['zh/config/server/index.mdx', '/config/', false],
  ['en/guide/rem.mdx', '/zh/', false],
  ['zh/guide/index.mdx', '/', false],
])('the counterpart of %s is %s (same page: %s)', (sourcePath, routePath, isSamePage) => {
  expect(find(sourcePath).counterpart).toEqual({ routePath, isSamePage });
});

test('returns the missing files, so that a new translation invalidates the page', () => {
  expect(find('en/guide/rem.mdx').missing).toEqual([
    { absolutePath: join(root, 'zh/guide/rem.mdx'), text: null },
    { absolutePath: join(root, 'zh/guide/index.mdx'), text: null },
  ]);
  expect(find('en/config/server/port.mdx').missing).toEqual([]);
});
