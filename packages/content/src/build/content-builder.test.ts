import { cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixtureFolders, fixtureHost, fixtureSite } from '../../test/fixture-site.ts';
import { formatProblems } from '../problems/problem.ts';
import { contentFolders } from '../site-data/site-data.ts';
import type { ContentFolders } from '../site-data/site-data.ts';
import type {
  OverviewGroup,
  PageIndexEntry,
  RouteEntry,
  SearchDocument,
  SearchManifest,
  SidebarEntry,
} from '../types.ts';
import { createContentBuilder } from './content-builder.ts';
import { buildHeads, buildIndex } from '@docs/search-core';
import { contentHash } from './search-documents.ts';
import { writeArtifacts } from './write-artifacts.ts';

const site = { ...fixtureSite, siteConfig: { ...fixtureSite.siteConfig, defaultHost: fixtureHost } };
const { artifacts, problems } = await createContentBuilder(fixtureFolders).build(site);

function read(path: string): unknown {
  return JSON.parse(String(artifacts.get(path) ?? 'null'));
}

test('the fixture site has no problems', () => {
  expect(formatProblems(problems)).toBe('');
});

test('the route table contains every page once', () => {
  const routes = read('routes.json') as readonly RouteEntry[];
  expect(routes.map((route) => route.routePath)).toEqual([
    '/',
    '/config/',
    '/config/dev/port',
    '/guide/',
    '/releases/v0-1',
    '/releases/v0-2',
    '/zh/',
    '/zh/config/',
    '/zh/config/dev/port',
    '/zh/guide/',
    '/zh/releases/v0-1',
    '/zh/releases/v0-2',
  ]);
  expect(routes.find((route) => route.routePath === '/zh/')).toEqual({
    routePath: '/zh/',
    title: '首页',
    sourcePath: 'zh/index.mdx',
  });
});

test('a page index contains only pages of its locale', () => {
  const pages = read('page-index.zh.json') as readonly PageIndexEntry[];
  expect(new Set(pages.map((page) => page.lang))).toEqual(new Set(['zh']));
  expect(pages.find((page) => page.routePath === '/zh/config/dev/port')).toMatchObject({
    title: 'dev.port',
    version: '',
    _relativePath: 'zh/config/dev/port.mdx',
    toc: [{ id: 'ports' }, { id: 'why' }],
    feeds: [],
  });
  expect(pages.find((page) => page.routePath === '/zh/')?.feeds).toHaveLength(1);
});

test('resolves sidebars for both locales', () => {
  expect(read('sidebars/config.zh.json') as readonly SidebarEntry[]).toEqual([
    { kind: 'link', text: 'Overview', routePath: '/zh/config/' },
    { kind: 'divider', style: 'dashed' },
    {
      kind: 'group',
      text: 'dev',
      collapsible: true,
      collapsed: false,
      items: [{ kind: 'link', text: 'dev.port', routePath: '/zh/config/dev/port' }],
    },
  ]);
  expect(read('sidebars/releases.en.json') as readonly SidebarEntry[]).toEqual([
    { kind: 'header', text: 'Releases' },
    {
      kind: 'group',
      text: 'Releases',
      routePath: '/releases/v0-2',
      collapsible: true,
      collapsed: false,
      items: [{ kind: 'link', text: 'v0.1', routePath: '/releases/v0-1' }],
    },
  ]);
});

test('an overview lists groups with h2 headings, but not itself; it is empty without an overview page', () => {
  expect(read('overviews/config.en.json') as readonly OverviewGroup[]).toEqual([
    {
      id: 'docs-group-dev',
      text: 'dev',
      pages: [
        {
          routePath: '/config/dev/port',
          title: 'dev.port',
          description: 'The port of the dev server.',
          published: null,
          headers: [{ id: 'ports', text: 'Ports' }],
        },
      ],
    },
  ]);
  expect(read('overviews/guide.zh.json')).toEqual([]);
});

test('excludes the home page from the search documents, and writes their index with its hash', () => {
  const index = artifacts.get('search/index.en.bin') as Uint8Array;
  const contents = artifacts.get('search/contents.en.bin') as Uint8Array;
  const documents = read('search/documents.en.json') as readonly SearchDocument[];
  expect(documents.map((document) => document.routePath)).not.toContain('/');
  expect(documents.find((document) => document.routePath === '/config/dev/port')).toMatchObject({
    title: 'dev.port',
    content: 'The port of the dev server.\nPorts\nPort | Use\n3000 | dev\nWhy\nPick one\nA free one.',
    domain: '',
    group: 'dev',
    keywords: ['listen address', 'EADDRINUSE'],
    synonyms: ['socket number'],
  });
  // Other pages have the term in their text, but neither in their title nor in their description.
  expect(documents.filter(({ synonyms }) => synonyms !== undefined)).toHaveLength(1);
  expect((read('search/manifest.json') as SearchManifest).en).toEqual({
    file: 'documents.en.json',
    contentHash: contentHash(index),
    documents: 5,
  });
  expect(contentHash(index)).toMatch(/^[0-9a-f]{12}$/);
  const withoutSynonyms = documents.map((document) => ({ ...document, synonyms: [] }));
  expect(artifacts.get('search/heads.en.bin')).toEqual(buildHeads(withoutSynonyms, { locale: 'en' }));
  expect(buildIndex(documents, { locale: 'en' }).toBytes()).toEqual(Uint8Array.from([...index, ...contents]));
});

test('is deterministic', async () => {
  const again = await createContentBuilder(fixtureFolders).build(site);
  expect([...again.artifacts]).toEqual([...artifacts]);
});

describe('incremental builds', () => {
  let folders: ContentFolders;

  beforeEach(async () => {
    folders = contentFolders(await mkdtemp(join(tmpdir(), 'content-')));
    await cp(fixtureFolders.packageRoot, folders.packageRoot, { recursive: true });
  });

  afterEach(async () => {
    await rm(folders.packageRoot, { recursive: true });
  });

  /** Builds once, and writes the artifacts with the cache. */
  const buildFirst = async () => {
    const first = await createContentBuilder(folders).build(site);
    writeArtifacts(folders.distRoot, first.artifacts);
    return first;
  };

  test('compile only changed pages and pages that include a changed file', async () => {
    const builder = createContentBuilder(folders);
    expect((await builder.build(site)).compiled).toBe(12);
    expect((await builder.build(site)).compiled).toBe(0);
    await writeFile(
      join(folders.pagesRoot, 'en/releases/v0-1.mdx'),
      '---\ntitle: New\ndescription: D\n---\n',
    );
    const changed = await builder.build(site);
    expect(changed.compiled).toBe(1);
    expect(changed.artifacts.get('page-index.en.json')).toContain('"title":"New"');
    await writeFile(join(folders.pagesRoot, 'en/guide/_partials/shared.mdx'), '## Other {#shared}');
    const included = await builder.build(site);
    expect(included.compiled).toBe(1);
    expect(included.artifacts.get('search/documents.en.json')).toContain('Other');
  });

  test('reuse the cache of another process', async () => {
    const first = await buildFirst();
    const again = await createContentBuilder(folders).build(site);
    expect(again.compiled).toBe(0);
    expect([...again.artifacts]).toEqual([...first.artifacts]);
    await writeFile(join(folders.pagesRoot, 'en/guide/_partials/shared.mdx'), '## Other {#shared}');
    expect((await createContentBuilder(folders).build(site)).compiled).toBe(1);
  });

  test('compile a page whose cache file is truncated', async () => {
    const first = await buildFirst();
    const file = join(folders.distRoot, 'compiled/en/guide/index.mdx.json');
    await truncate(file, 100);
    const again = await createContentBuilder(folders).build(site);
    expect(again.compiled).toBe(1);
    expect([...again.artifacts]).toEqual([...first.artifacts]);
  });

  test('recompile only pages with feed links when the host changes', async () => {
    const feedsOf = (built: ReadonlyMap<string, unknown>) =>
      ['en', 'zh']
        .flatMap((locale) => JSON.parse(String(built.get(`page-index.${locale}.json`))) as PageIndexEntry[])
        .map(({ feeds }) => feeds.map(({ url }) => new URL(url).origin))
        .filter((origins) => origins.length > 0);
    const first = await buildFirst();
    const elsewhere = { ...site, siteConfig: { ...site.siteConfig, defaultHost: 'https://elsewhere.test' } };
    const moved = await createContentBuilder(folders).build(elsewhere);
    expect(new Set(feedsOf(first.artifacts).flat())).toEqual(new Set([fixtureHost]));
    expect(new Set(feedsOf(moved.artifacts).flat())).toEqual(new Set(['https://elsewhere.test']));
    expect(moved.compiled).toBe(feedsOf(first.artifacts).length);
    expect(moved.compiled).toBeLessThan(12);
  });

  test('keep the route of an unlisted page, but exclude it from lists and counts', async () => {
    const listed = await createContentBuilder(folders).build(site);
    for (const locale of ['en', 'zh']) {
      const text = '---\ntitle: Drafts\ndescription: D\nunlisted: true\n---\n';
      await writeFile(join(folders.pagesRoot, locale, 'drafts.mdx'), text);
    }
    const built = await createContentBuilder(folders).build(site);
    expect(formatProblems(built.problems)).toBe('');
    expect(built.artifacts.get('routes.json')).toContain('"/zh/drafts"');
    expect(built.pages).toBe(listed.pages);
    for (const list of ['page-index.en.json', 'page-index.zh.json', 'search/documents.zh.json']) {
      expect(built.artifacts.get(list)).toBe(listed.artifacts.get(list));
    }
  });

  test('drop deleted pages', async () => {
    const builder = createContentBuilder(folders);
    await builder.build(site);
    await rm(join(folders.pagesRoot, 'en/releases/v0-1.mdx'));
    const { artifacts: after, problems: found } = await builder.build(site);
    expect(after.get('routes.json')).not.toContain('"/releases/v0-1"');
    expect(formatProblems(found)).toContain('pages/zh/releases/v0-1.mdx:1:1  The page has no counterpart');
  });

  test('report progress per page', async () => {
    const steps: string[] = [];
    await createContentBuilder(folders).build(site, (compiled, total) => steps.push(`${compiled}/${total}`));
    expect(steps).toHaveLength(12);
    expect(steps.at(-1)).toBe('12/12');
  });
});
