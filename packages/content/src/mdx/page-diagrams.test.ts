import { expect, test } from 'vitest';
import { compileBody, problemsOf, renderBody } from '../../test/compile-text.ts';

const diagram = '<Diagram name="two-boxes" alt="Source becomes `dist/`." />';

test('the picture of the page’s language stands between the tags, its words are those of alt', async () => {
  const html = await renderBody(diagram);
  expect(html).toMatch(/^<Diagram alt="Source becomes dist\/\."><svg className="diagram-picture"/);
  expect(html).toContain(
    'viewBox="0 0 320 80" width="320" height="80" role="img" aria-label="Source becomes dist/."',
  );
  expect(html).toContain('textAnchor="middle" dominantBaseline="middle"');
  expect(html).toContain('className="diagram-head diagram-arrow diagram-line-brand"');
  expect(html).not.toContain('two-boxes');
  expect(await renderBody(diagram, 'zh/guide/page.mdx')).toContain('源码');
  expect((await compileBody(diagram)).page.content).toBe('Lead.\nSource becomes dist/.');
});

test('a page depends on its pictures, also on missing ones', async () => {
  const { page } = await compileBody(`${diagram}\n\n<Diagram name="none" alt="A" />`);
  expect(page.includes.slice(0, 2)).toMatchObject([
    {
      absolutePath: expect.stringMatching(/diagrams\/en\/two-boxes\.svg$/),
      text: expect.stringMatching(/^<svg/),
    },
    { absolutePath: expect.stringMatching(/diagrams\/en\/none\.svg$/), text: null },
  ]);
});

test.each([
  [
    '<Diagram name="none" alt="A" />',
    'pages/en/guide/page.mdx:5:1  The picture diagrams/en/none.svg does not exist. Draw it, or correct the name.',
  ],
  [
    '<Diagram name="../two-boxes" alt="A" />',
    'pages/en/guide/page.mdx:5:1  <Diagram> names no picture. Write <Diagram name="chunk-split" alt="…" />.',
  ],
  [
    '<Diagram name="two-boxes" />',
    'pages/en/guide/page.mdx:5:1  <Diagram> has no alt. Tell in a sentence or two what the picture tells.',
  ],
  [
    '<Diagram name="two-boxes" alt="A">x</Diagram>',
    'pages/en/guide/page.mdx:5:1  <Diagram> holds something. Write it as <Diagram … />.',
  ],
  [
    'Text <Diagram name="two-boxes" alt="A" />',
    'pages/en/guide/page.mdx:5:6  <Diagram> stands inside a paragraph. Put it on a line of its own with empty lines around it.',
  ],
])('%s', async (body, expected) => {
  expect(await problemsOf(body)).toEqual([expected]);
});

test('what is wrong in a picture is told with the picture’s own lines', async () => {
  expect(await problemsOf('<Diagram name="wrong" alt="A" />')).toEqual([
    'diagrams/en/wrong.svg:2:3  <svg> may not hold <script>. Remove it; <svg> holds <g>, <rect>, <path>, <line>, <circle>, <text>.',
    'diagrams/en/wrong.svg:3:3  <rect> may not have the attribute id. Remove it; <rect> has class, transform, x, y, width, height, rx, ry.',
  ]);
});
