import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runnerImport } from 'vite';
import { fixtureFolders, fixtureSite } from '../test/fixture-site.ts';
import { createContentBuilder } from '../src/build/content-builder.ts';
import { packageRoot } from '../src/build/package-root.ts';
import { contentFolders, type SiteData } from '../src/site-data/site-data.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(await realpath(tmpdir()), 'section-'));
  await cp(join(packageRoot, 'site'), join(root, 'site'), { recursive: true });
  await cp(fixtureFolders.pagesRoot, join(root, 'pages'), { recursive: true });
  await cp(join(fixtureFolders.packageRoot, 'diagrams'), join(root, 'diagrams'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(root, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

test('a section needs a sidebar file, a navigation entry and messages; a root page needs no section', async () => {
  const sidebar = `export const sidebar = { section: 'recipes', text: 'nav.recipes', items: ['recipes/index'] };\n`;
  await writeFile(join(root, 'site/sidebars/recipes.ts'), sidebar);
  const line = `  { kind: 'link', text: 'nav.recipes', link: '/recipes/', activeMatch: '/recipes/' },\n`;
  await edit('site/nav.ts', (text) =>
    text.replace(/^ {2}\{ kind: 'link', text: 'nav\.plugin'/m, `${line}$&`),
  );
  for (const locale of ['en', 'zh']) {
    await edit(`site/strings/${locale}.ts`, (text) =>
      text.replace(/^ {2}'nav\.api'/m, `  'nav.recipes': 'R',\n$&`),
    );
    await mkdir(join(root, 'pages', locale, 'recipes'));
    for (const page of ['recipes/index', 'about']) {
      const text = '---\ntitle: T\ndescription: D\n---\n\nText.\n';
      await writeFile(join(root, 'pages', locale, `${page}.mdx`), text);
    }
  }

  const file = join(root, 'site/build-data.ts');
  const { module } = await runnerImport<SiteData>(file, { configFile: false, logLevel: 'error' });
  expect(module.sidebars.map(({ section }) => section)).toEqual([
    'guide',
    'config',
    'recipes',
    'plugins',
    'api',
    'community',
  ]);

  const sidebars = [
    ...fixtureSite.sidebars,
    ...module.sidebars.filter(({ section }) => section === 'recipes'),
  ];
  const site = { ...fixtureSite, uiStrings: module.uiStrings, sidebars };
  const folders = contentFolders(root);
  const { artifacts, problems } = await createContentBuilder(folders).build(site);
  expect(problems).toEqual([]);
  const names = ['sidebars', 'overviews'].flatMap((folder) => [
    `${folder}/recipes.en`,
    `${folder}/recipes.zh`,
  ]);
  expect([...artifacts.keys()]).toEqual(expect.arrayContaining(names.map((name) => `${name}.json`)));
});
