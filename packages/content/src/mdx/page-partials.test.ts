import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolders } from '../../test/fixture-site.ts';
import type { CompiledPage } from './page-draft.ts';
import { compileBody, problemsOf, renderBody } from '../../test/compile-text.ts';

const includedPartials = ({ includes }: CompiledPage) =>
  includes.filter(({ absolutePath }) => absolutePath.includes('/_partials/'));
const include = (name: string): string => `<Include file="./_partials/${name}.mdx" />`;

test('a partial stands in the place of its include, its headings in the toc', async () => {
  const { page } = await compileBody(`## Before\n\n${include('shared')}\n\n## After`);
  expect(page.facts?.toc.map((entry) => entry.id)).toEqual(['before', 'shared', 'after']);
  expect(page.content).toBe('Lead.\nBefore\nShared part\nA shared line with a link.\nNew\nAfter');
});

test('it is rendered as if it were written there, components included', async () => {
  expect(await renderBody(include('shared'))).toBe(
    '<h2 id="shared">Shared part</h2>\n<p>A shared line with <a href="/guide/#shared">a link</a>.</p>\n<Badge text="New"></Badge>',
  );
});

test('written elements of a partial compile as those of a page do', async () => {
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

test('the text of each included file is remembered, also when it is missing', async () => {
  const { page } = await compileBody(include('none'));
  expect(includedPartials(page)).toMatchObject([{ text: null }]);
});

test('a circle of includes is told', async () => {
  expect(await problemsOf(include('loop'))).toEqual([
    'pages/en/guide/_partials/loop.mdx:1:1  <Include> goes round in a circle: en/guide/page.mdx → en/guide/_partials/loop.mdx → en/guide/_partials/loop.mdx. Remove one of these includes.',
  ]);
});

test('problems of a partial carry its own path and lines', async () => {
  expect((await problemsOf(`Text\n\n${include('wrong')}`)).map((line) => line.split('. ')[0])).toEqual([
    'pages/en/guide/_partials/wrong.mdx:3:1  The body has a level-one heading',
    'pages/en/guide/_partials/wrong.mdx:5:5  The link "/zh/config/" names a language',
  ]);
  expect((await problemsOf(include('unparsable')))[0]).toMatch(
    /^pages\/en\/guide\/_partials\/unparsable\.mdx:3:\d+ {2}MDX cannot read this/,
  );
});

test('ids of a partial and of the page must differ', async () => {
  expect(await problemsOf(`## Mine {#shared}\n\n${include('shared')}`)).toEqual([
    'pages/en/guide/_partials/shared.mdx:1:1  The id "shared" is used twice on this page. Write another one, behind a heading as {#id}.',
  ]);
});
