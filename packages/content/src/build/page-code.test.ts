import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureFolders, fixtureSite } from '../../test/fixture-site.ts';
import { contentFolders } from '../site-data/site-data.ts';
import type { ContentFolders } from '../site-data/site-data.ts';
import { createContentBuilder } from './content-builder.ts';
import { readPageCode } from './page-code.ts';
import { writeArtifacts } from './write-artifacts.ts';

const sourcePath = 'zh/guide/index.mdx';
let folders: ContentFolders;
let page: string;

beforeEach(async () => {
  folders = contentFolders(await mkdtemp(join(await realpath(tmpdir()), 'modules-')));
  await cp(fixtureFolders.packageRoot, folders.packageRoot, { recursive: true });
  page = join(folders.pagesRoot, sourcePath);
  const { artifacts } = await createContentBuilder(folders).build(fixtureSite);
  writeArtifacts(folders.distRoot, artifacts);
});
afterEach(async () => {
  await rm(folders.packageRoot, { recursive: true });
});

const codeOf = async () => {
  const pages = await readPageCode(folders, fixtureSite);
  return pages.find(({ facts }) => facts.sourcePath === sourcePath)?.code;
};

/** Marks the code in the cache, which tells it from compiled code. */
async function markCache(): Promise<void> {
  const file = join(folders.distRoot, `compiled/${sourcePath}.json`);
  const cached = JSON.parse(await readFile(file, 'utf8')) as { readonly code: string };
  await writeFile(file, JSON.stringify({ ...cached, code: `${cached.code}// cached` }));
}

test('reads pages from the cache, and compiles the same code without it', async () => {
  const cached = await codeOf();
  await markCache();
  expect(await codeOf()).toBe(`${cached}// cached`);
  await rm(folders.distRoot, { recursive: true });
  expect(await codeOf()).toBe(cached);
});

test('compiles a changed page', async () => {
  await markCache();
  await writeFile(page, `${await readFile(page, 'utf8')}\nA new end.\n`);
  expect(await codeOf()).toMatch(/A new end\.(?!.*\/\/ cached$)/s);
});

test('compiles a page that includes a changed file', async () => {
  await markCache();
  await writeFile(
    join(folders.pagesRoot, 'zh/guide/_partials/shared.mdx'),
    'A new part.\n\n## S {#shared}\n',
  );
  expect(await codeOf()).toMatch(/A new part\.(?!.*\/\/ cached$)/s);
});

test('throws for a page with problems', async () => {
  await writeFile(page, `${await readFile(page, 'utf8')}\n# A second title\n`);
  await expect(codeOf()).rejects.toThrow('level-one heading');
});
