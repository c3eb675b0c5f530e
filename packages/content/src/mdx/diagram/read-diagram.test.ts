import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDiagram } from './read-diagram.ts';

const inSvg = (body: string): string => `<svg viewBox="0 0 100 50">\n${body}\n</svg>`;

const issuesOf = (source: string): readonly string[] =>
  readDiagram(source, 'Alt', 'd').issues.map(({ line, column, what }) => `${line}:${column} ${what}`);

const shapesOf = (body: string) => readDiagram(inSvg(body), 'Alt', 'd').svg?.children;

test('the root has the role img, a name and a size', () => {
  expect(
    readDiagram('<svg viewBox="-10 0  100,50"><g/></svg>', 'What it tells', 'd').svg?.properties,
  ).toEqual({
    className: ['diagram-picture'],
    viewBox: '-10 0  100,50',
    width: 100,
    height: 50,
    role: 'img',
    ariaLabel: 'What it tells',
  });
});

test('removes white space between shapes, collapses it in text, and decodes entities', () => {
  expect(
    shapesOf('<text x="1"\n y="2">a &lt; b\n  &#20013;<tspan class="label-code">c</tspan></text>'),
  ).toMatchObject([
    {
      type: 'element',
      tagName: 'text',
      properties: { x: '1', y: '2' },
      children: [
        { type: 'text', value: 'a < b 中' },
        {
          type: 'element',
          tagName: 'tspan',
          properties: { className: ['diagram-label-code'] },
          children: [{ type: 'text', value: 'c' }],
        },
      ],
    },
  ]);
});

test('adds one marker for the arrow heads of each color', () => {
  const arrow = '<line class="arrow" x1="0" y1="20" x2="50" y2="20"/>';
  const brand = '<path class="arrow line-brand" d="M0 20h50"/>';
  expect(shapesOf(arrow + brand + arrow)).toMatchObject([
    { tagName: 'marker', properties: { id: 'd-arrow' } },
    { tagName: 'marker', properties: { id: 'd-arrow-brand' } },
    { properties: { className: ['diagram-arrow'], markerEnd: 'url(#d-arrow)' } },
    { properties: { className: ['diagram-arrow', 'diagram-line-brand'], markerEnd: 'url(#d-arrow-brand)' } },
    { properties: { markerEnd: 'url(#d-arrow)' } },
  ]);
});

describe('reports invalid diagrams with a position', () => {
  test.each([
    ['<p/>', '1:1 The root element is <p>'],
    ['<svg/>', '1:1 The viewBox has no valid size'],
    ['<svg viewBox="0 0 0 10"/>', '1:1 The viewBox has no valid size'],
    ['<svg viewBox="0 0 9 9" width="9"/>', '1:1 <svg> must not have width="9"'],
    [inSvg('<script>x</script>'), '2:1 <svg> must not contain <script>'],
    [inSvg('<g>\n <image href="x"/></g>'), '3:2 <g> must not contain <image>'],
    [inSvg('<g><tspan>a</tspan></g>'), '2:4 <g> must not contain <tspan>'],
    [inSvg('<rect class="box">a</rect>'), '2:19 <rect> contains text'],
    [inSvg('<rect class="box" style="fill:red"/>'), '2:1 <rect> must not have style="fill:red"'],
    [inSvg('<rect class="box" fill="red"/>'), '2:1 <rect> must not have fill="red"'],
    [inSvg('<rect class="box" id="a"/>'), '2:1 <rect> must not have id="a"'],
    [inSvg('<rect class="box" onclick="a()"/>'), '2:1 <rect> must not have onclick="a()"'],
    [inSvg('<rect class="box" constructor="a"/>'), '2:1 <rect> must not have constructor="a"'],
    [inSvg('<rect class="box" x="10%"/>'), '2:1 <rect> must not have x="10%"'],
    [inSvg('<g transform="url(#a)"/>'), '2:1 <g> must not have transform="url(#a)"'],
    [inSvg('<rect class="red"/>'), '2:1 There is no class "red"'],
    [inSvg('<rect x="1"/>'), '2:1 <rect> has no class, and therefore no color'],
    [inSvg('<path class="line" d="url(#a)"/>'), '2:1 <path> must not have d="url(#a)"'],
    [inSvg('words'), '1:27 <svg> contains text'],
    [inSvg('<g>'), '3:1 The file is not XML: Missing end tag for element g'],
    ['<svg viewBox="0 0 9 9">', '1:24 The file is not XML: Missing end tag for element svg'],
    [
      inSvg('<text>&constructor;</text>'),
      "2:7 The file is not XML: Named entity isn't defined: &constructor;",
    ],
    [inSvg('<!DOCTYPE a>'), '2:1 The file is not XML: Missing end tag for element svg'],
    ['', '1:1 The file is not XML: Root element is missing or invalid'],
    ['<?xml version="1.0"?><svg viewBox="0 0 9 9"/>', '1:1 The file has a declaration'],
    [inSvg('<![CDATA[x]]>'), '2:1 <svg> contains text'],
    [inSvg('<?php x?>'), '2:1 <svg> contains text'],
  ])('%s', (source, expected) => {
    expect(issuesOf(source)).toContain(expected);
    expect(readDiagram(source, 'Alt', 'd').svg).toBeNull();
  });
});

test('never throws', () => {
  const piece = fc.constantFrom(
    '<svg viewBox="0 0 9 9">',
    '</svg>',
    '<g>',
    '<',
    '>',
    '"',
    '&',
    '<!--',
    '-->',
    'a="b"',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
      const { svg, issues } = readDiagram(pieces.join(''), 'Alt', 'd');
      expect(svg === null).toBe(issues.length > 0);
    }),
  );
});
