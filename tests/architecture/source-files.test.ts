import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourcePaths } from './source-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('skips folders that git ignores, where other tests write', () => {
  for (const path of ['src/a.ts', '.samples/guide/b.ts', 'test-results/c.ts', 'node_modules/d/d.ts']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  expect([...sourcePaths(folder)]).toEqual([join(folder, 'src/a.ts')]);
});
