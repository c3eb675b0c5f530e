import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtureFolders, fixtureHost } from '../../../test/fixture-site.ts';
import { renderModule } from '../../../test/render-module.ts';
import { createPageCompiler } from '../../build/compile-page.ts';
import type { CompileContext } from '../page-draft.ts';

const pagesRoot = join(fixtureFolders.packageRoot, 'glossary/pages');

const compilerWith = (glossary: CompileContext['glossary']): ReturnType<typeof createPageCompiler> =>
  createPageCompiler({ pagesRoot, host: fixtureHost, feeds: [], glossary, lastUpdated: () => null });

const marking = compilerWith({ page: 'terms', unmarked: ['entry'], otherMeanings: ['first chunk'] });
const plain = compilerWith(null);

const sourceOf = (body: string, sourcePath: string) => ({
  sourcePath,
  absolutePath: join(pagesRoot, sourcePath),
  text: `---\ntitle: Page\ndescription: A chunk.\n---\n${body}`,
});

async function render(body: string, sourcePath = 'en/page.mdx'): Promise<string> {
  return renderModule((await marking(sourceOf(body, sourcePath))).code ?? '').html;
}

/** Marked terms of a body, as they are written. */
async function marked(body: string, sourcePath?: string): Promise<readonly string[]> {
  return [...(await render(body, sourcePath)).matchAll(/<Term [^>]*>(.*?)<\/Term>/g)].map(
    ([, name = '']) => name,
  );
}

test('the first use of a term links to its entry and has its definition', async () => {
  expect(await render('A chunk, two chunks.')).toBe(
    '<p>A <Term href="/terms#chunk" definition="A group of modules, such as main.js.">chunk</Term>, two chunks.</p>',
  );
});

test('a page of another language uses the glossary of that language', async () => {
  expect(await render('由客户端渲染输出。', 'zh/page.mdx')).toBe(
    '<p>由<Term href="/zh/terms#csr" definition="在浏览器中渲染的技术。">客户端渲染</Term>输出。</p>',
  );
});

test('the uses of different names count together', async () => {
  expect(await marked('CSR is client-side rendering.')).toEqual(['CSR']);
  expect(await marked('One **chunk**.\n\n- a chunk\n- CSR')).toEqual(['chunk', 'CSR']);
});

test.each([
  ['a heading', '## A chunk'],
  ['code', '`chunk`\n\n```txt\nchunk\n```'],
  ['a link', '[a **chunk**](/page)'],
  ['a link in JSX', '<a href="/page">chunk</a>'],
  ['the header of a table', '| Chunk |\n| --- |\n| x |'],
  ['an attribute', '<Badge text="chunk" />'],
  ['a card', '<NextSteps>\n<NextStep title="T" description="D" href="/page">chunk</NextStep>\n</NextSteps>'],
  ['a tab, which may be hidden', '<Tabs>\n<Tab label="A">chunk</Tab>\n</Tabs>'],
  ['a closed container', ':::details More\nchunk\n:::'],
  ['a phrase with another meaning', 'The first chunk.'],
  ['an entry that is not marked', 'An entry.'],
])('does not mark %s', async (_, body) => {
  expect(await marked(body)).toEqual([]);
  expect(await marked(`${body}\n\nThe chunk`)).toEqual(['chunk']);
});

test.each([
  ['a list and a quote', '> - chunk'],
  ['a cell of a table', '| a |\n| --- |\n| chunk |'],
  ['a container', ':::tip Chunk\nchunk\n:::'],
  ['emphasis', '*chunk*'],
])('marks %s', async (_, body) => {
  expect(await marked(body)).toEqual(['chunk']);
});

test('does not mark the glossary', async () => {
  expect(await marked('## Chunk\n\nA chunk.', 'en/terms.mdx')).toEqual([]);
});

test('the glossary is a dependency of other pages', async () => {
  const { page } = await marking(sourceOf('Text.', 'en/page.mdx'));
  expect(page.includes.map(({ absolutePath }) => absolutePath)).toContain(join(pagesRoot, 'en/terms.mdx'));
});

test('the facts and the text of a page do not change', async () => {
  const block = fc.constantFrom(
    'A chunk and **client-side rendering**, chunks.',
    '## A chunk of CSR',
    '| Chunk | CSR |\n| --- | --- |\n| `chunk` | rendering chunk |',
    '- chunk\n- [chunk](/page)\n',
    ':::tip Chunk\nCSR in Modern.js\n:::',
    '```txt\nchunk\n```',
    '由客户端渲染输出 chunk。',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(block, { maxLength: 6 }),
      fc.constantFrom('en/page.mdx', 'zh/page.mdx'),
      async (blocks, sourcePath) => {
        const source = sourceOf(blocks.join('\n\n'), sourcePath);
        const [{ page, code }, expected] = [await marking(source), await plain(source)];
        const { includes: _, ...rest } = page;
        expect(rest).toEqual({ ...expected.page, includes: undefined });
        const html = renderModule(code ?? '').html.replaceAll(/<\/?Term[^>]*>/g, '');
        expect(html).toBe(renderModule(expected.code ?? '').html);
      },
    ),
    { numRuns: 40 },
  );
});
