import { expect, test } from 'vitest';
import { build, createServer } from 'vite';
import type { Rollup } from 'vite';
import { fixtureFolders, fixtureSite } from '../../test/fixture-site.ts';
import { createContentBuilder } from '../build/content-builder.ts';
import type { PageIndexEntry } from '../types.ts';
import { contentPlugins } from './index.ts';
import { pageHotUpdate } from './page-hot-update.ts';
import { pageFilter, pageModules } from './page-modules.ts';

const PAGE = `${fixtureFolders.pagesRoot}/en/guide/index.mdx`;

async function bundle(ssr: boolean, entry = PAGE): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...pageModules(fixtureFolders, fixtureSite)],
    build: {
      ssr,
      write: false,
      minify: false,
      rollupOptions: { input: entry, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  return result.output[0].code;
}

test('the bundle and the artifacts contain the same facts', async () => {
  const code = await bundle(true);
  const { artifacts } = await createContentBuilder(fixtureFolders).build(fixtureSite);
  const index = JSON.parse(String(artifacts.get('page-index.en.json') ?? '[]')) as readonly PageIndexEntry[];
  const toc = index.find((page) => page.routePath === '/guide/')?.toc ?? [];
  expect(toc.map((entry) => entry.id)).toEqual(['first-steps', 'shared', 'last']);
  for (const { id, charIndex } of toc) {
    expect(code).toMatch(new RegExp(`"id": "${id}",\\s+"depth": 2,\\s+"charIndex": ${charIndex}\\b`));
  }
});

test('a page with problems fails the build and prints them', async () => {
  const broken = `${fixtureFolders.pagesRoot}/en/guide/_partials/wrong.mdx`;
  await expect(bundle(true, broken)).rejects.toThrow(
    /wrong\.mdx:3:1 {2}The body has a level-one heading\. Remove it/,
  );
});

test('compiles only pages, not ids with a query', () => {
  const isPage = pageFilter(fixtureFolders);
  expect(isPage(PAGE)).toBe(true);
  expect(isPage(`${PAGE}?raw`)).toBe(false);
  expect(isPage('/elsewhere/x.mdx')).toBe(false);
});

test('a page accepts its hot updates in development', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    mode: 'test',
    root: fixtureFolders.packageRoot,
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [...pageModules(fixtureFolders, fixtureSite), pageHotUpdate(pageFilter(fixtureFolders))],
    optimizeDeps: { noDiscovery: true },
  });
  const result = await server.transformRequest('/pages/en/guide/index.mdx');
  const module = await server.moduleGraph.getModuleByUrl('/pages/en/guide/index.mdx');
  expect(result?.code).toContain("new CustomEvent('docs:page-module', { detail: next })");
  expect(module?.isSelfAccepting).toBe(true);
  await server.close();
});

test('contentPlugins returns plugins with unique names', () => {
  const names = contentPlugins().map((plugin) => plugin.name);
  expect(names).toEqual([
    'docs:page-source',
    'docs:page-compile',
    'docs:page-hot-update',
    'docs:watch-artifacts',
  ]);
});
