import { expect, test } from 'vitest';
import { compileBody, problemsOf, renderBody } from '../../test/compile-text.ts';

const diagram = '<Diagram name="two-boxes" alt="Source becomes `dist/`." />';

test('inserts the diagram of the locale, and adds its alt to the plain text', async () => {
  const html = await renderBody(diagram);
  expect(html).toMatch(/^<Diagram alt="Source becomes dist\/\."><svg className="diagram-picture"/);
  expect(html).toContain(
    'viewBox="0 0 320 80" width="320" height="80" role="img" aria-label="Source becomes dist/."',
  );
  expect(html).toContain('textAnchor="middle" dominantBaseline="middle"');
  expect(html).toContain('markerEnd="url(#diagram-two-boxes-arrow-brand)"');
  expect(await renderBody(diagram, 'zh/guide/page.mdx')).toContain('源码');
  expect((await compileBody(diagram)).page.content).toBe('Lead.\nSource becomes dist/.');
});

test('records diagrams as dependencies, even if they are missing', async () => {
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
  ['<Diagram name="none" alt="A" />', '5:1 The diagram diagrams/en/none.svg does not exist'],
  ['<Diagram name="../two-boxes" alt="A" />', '5:1 <Diagram> has no valid name'],
  ['<Diagram name="two-boxes" />', '5:1 <Diagram> has no alt'],
  ['<Diagram name="two-boxes" alt="![](/x.png)" />', '5:1 <Diagram> has no alt'],
  ['<Diagram name="two-boxes" alt="A">x</Diagram>', '5:1 <Diagram> has content'],
  ['Text <Diagram name="two-boxes" alt="A" />', '5:6 <Diagram> is inside a paragraph'],
])('reports %s with position and remedy', async (body, expected) => {
  const { page } = await compileBody(body);
  expect(page.problems.map(({ line, column, what }) => `${line}:${column} ${what}`)).toEqual([expected]);
  expect(page.problems[0]?.todo).toMatch(/^[A-Z].*\.$/);
});

test('reports problems of a diagram with lines of the SVG file', async () => {
  expect(await problemsOf('<Diagram name="wrong" alt="A" />')).toEqual([
    'diagrams/en/wrong.svg:2:3  <svg> must not contain <script>. Remove it; allowed are svg, g, rect, path, line, circle, text, tspan, and <tspan> in <text> only.',
    'diagrams/en/wrong.svg:3:3  <rect> must not have id="a". Remove it, or use plain numbers or a keyword that SVG defines. Style with a class.',
  ]);
});
