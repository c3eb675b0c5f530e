import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolders } from '../../test/fixture-site.ts';
import type { CompiledPage } from './page-draft.ts';
import { compileBody, problemsOf, renderBody } from '../../test/compile-text.ts';

const includedPartials = ({ includes }: CompiledPage) =>
  includes.filter(({ absolutePath }) => absolutePath.includes('/_partials/'));
const include = (name: string): string => `<Include file="./_partials/${name}.mdx" />`;

test('replaces an include with the partial, and adds its headings to the toc', async () => {
  const { page } = await compileBody(`## Before\n\n${include('shared')}\n\n## After`);
  expect(page.facts?.toc.map((entry) => entry.id)).toEqual(['before', 'shared', 'after']);
  expect(page.content).toBe('Lead.\nBefore\nShared part\nA shared line with a link.\nNew\nAfter');
});

test('renders a partial like content of the page, including components', async () => {
  expect(await renderBody(include('shared'))).toBe(
    '<h2 id="shared">Shared part</h2>\n<p>A shared line with <a href="/guide/#shared">a link</a>.</p>\n<Badge text="New"></Badge>',
  );
});

test('compiles JSX of a partial like that of a page', async () => {
  const text = await readFile(join(fixtureFolders.pagesRoot, 'en/guide/_partials/elements.mdx'), 'utf8');
  expect((await compileBody(include('elements'))).code).toBe((await compileBody(text)).code);
});

test('partials include partials', async () => {
  const { page } = await compileBody(include('outer'));
  expect(page.content).toContain('Outer text.\nShared part');
  expect(includedPartials(page).map((file) => file.absolutePath.split('/').at(-1))).toEqual([
    'outer.mdx',
    'shared.mdx',
  ]);
});

test('records included files as dependencies, even if they are missing', async () => {
  const { page } = await compileBody(include('none'));
  expect(includedPartials(page)).toMatchObject([{ text: null }]);
});

test('reports circular includes', async () => {
  expect(await problemsOf(include('loop'))).toEqual([
    'pages/en/guide/_partials/loop.mdx:1:1  <Include> includes itself: en/guide/page.mdx → en/guide/_partials/loop.mdx → en/guide/_partials/loop.mdx. Remove one of these includes.',
  ]);
});

test('reports problems of a partial with its path and lines', async () => {
  expect((await problemsOf(`Text\n\n${include('wrong')}`)).map((line) => line.split('. ')[0])).toEqual([
    'pages/en/guide/_partials/wrong.mdx:3:1  The body has a level-one heading',
    'pages/en/guide/_partials/wrong.mdx:5:5  The link "/zh/config/" contains a language',
  ]);
  expect((await problemsOf(include('unparsable')))[0]).toMatch(
    /^pages\/en\/guide\/_partials\/unparsable\.mdx:3:\d+ {2}MDX cannot read this/,
  );
});

test('reports an id that is in the page and in a partial', async () => {
  expect(await problemsOf(`## Mine {#shared}\n\n${include('shared')}`)).toEqual([
    'pages/en/guide/_partials/shared.mdx:1:1  The id "shared" is used twice on this page. Choose another id; for a heading, write {#id} after its text.',
  ]);
});
