import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureFolders, fixtureHost } from '../../test/fixture-site.ts';
import { createPageCompiler } from './compile-page.ts';
import { compiledPages } from './compiled-pages.ts';
import { writeArtifacts } from './write-artifacts.ts';

const sourcePath = 'en/page.mdx';
const inputs = {
  pagesRoot: fixtureFolders.pagesRoot,
  host: fixtureHost,
  feeds: [],
  glossary: { page: 'terms', unmarked: [], otherMeanings: [] },
  lastUpdated: () => null,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compiled-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a cached page is valid for the same glossary only', async () => {
  const text = '---\ntitle: T\ndescription: D\n---\nText.';
  const absolutePath = join(inputs.pagesRoot, sourcePath);
  const { page, code } = await createPageCompiler(inputs)({ sourcePath, absolutePath, text });
  const artifact = compiledPages(folder, inputs).artifact(text, { page, code: code ?? '' });
  writeArtifacts(folder, new Map([artifact]));
  expect(compiledPages(folder, inputs).read(sourcePath, text)?.code).toBe(code);
  const glossary = { ...inputs.glossary, unmarked: ['chunk'] };
  expect(compiledPages(folder, { ...inputs, glossary }).read(sourcePath, text)).toBeNull();
});
