import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileMemo } from './compile-memo.ts';

test('a module is known until a file that it includes changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'memo-'));
  const absolutePath = join(folder, 'partial.mdx');
  await writeFile(absolutePath, 'one');
  const module = { code: 'x', map: null, includes: [{ absolutePath, text: 'one' }] };
  compileMemo().set('memo-test', module);
  expect(compileMemo().get('memo-test')).toBe(module);
  await writeFile(absolutePath, 'two');
  expect(compileMemo().get('memo-test')).toBeNull();
  await rm(folder, { recursive: true });
  expect(compileMemo().get('memo-test')).toBeNull();
});

test('a file that was missing must still be missing', () => {
  compileMemo().set('memo-gone', {
    code: 'x',
    map: null,
    includes: [{ absolutePath: '/no/such/file', text: null }],
  });
  expect(compileMemo().get('memo-gone')).not.toBeNull();
  expect(compileMemo().get('memo-other')).toBeNull();
});
