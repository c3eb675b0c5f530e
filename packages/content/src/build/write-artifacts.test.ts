import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeArtifacts } from './write-artifacts.ts';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'artifacts-')), 'dist');
});

afterEach(async () => {
  await rm(join(folder, '..'), { recursive: true });
});

test('writes the artifacts and deletes other files', async () => {
  expect(
    writeArtifacts(
      folder,
      new Map([
        ['a.json', '1'],
        ['b/c.json', '2'],
      ]),
    ),
  ).toEqual(['a.json', 'b/c.json']);
  await writeFile(join(folder, 'stray.txt'), 'x');
  expect(writeArtifacts(folder, new Map([['a.json', '3']]))).toEqual(['a.json', 'b/c.json', 'stray.txt']);
  expect(await readFile(join(folder, 'a.json'), 'utf8')).toBe('3');
  await expect(stat(join(folder, 'stray.txt'))).rejects.toThrow('ENOENT');
});

test('keeps the modification time of unchanged files', async () => {
  const artifacts = new Map([['a.json', '1']]);
  writeArtifacts(folder, artifacts);
  const before = await stat(join(folder, 'a.json'));
  expect(writeArtifacts(folder, artifacts)).toEqual([]);
  expect((await stat(join(folder, 'a.json'))).mtimeMs).toBe(before.mtimeMs);
});
