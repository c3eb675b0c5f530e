import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDiagram } from './read-diagram.ts';

const inSvg = (body: string): string => `<svg viewBox="0 0 100 50">\n${body}\n</svg>`;

const issuesOf = (source: string): readonly string[] =>
  readDiagram(source, 'Alt').issues.map(({ line, column, what }) => `${line}:${column} ${what}`);

const shapesOf = (body: string) => readDiagram(inSvg(body), 'Alt').svg?.children;

test('the root has the role img, a name and a size', () => {
  expect(readDiagram('<svg viewBox="-10 0  100,50"><g/></svg>', 'What it tells').svg?.properties).toEqual({
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
  ).toEqual([
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

describe('adds an arrow head at the end of a shape', () => {
  test.each([
    [
      '<line class="arrow" x1="0" y1="20" x2="50" y2="20"/>',
      { x2: '43', y2: '20' },
      'M50 20L41 24.5L41 15.5Z',
    ],
    ['<path class="arrow" d="M0 20h50"/>', { d: 'M0 20L43 20' }, 'M50 20L41 24.5L41 15.5Z'],
    ['<path class="arrow" d="M0 0 10 10 10 40"/>', { d: 'M0 0L10 10L10 33' }, 'M10 40L5.5 31L14.5 31Z'],
    [
      '<path class="arrow" d="m0 0 c 10 0 20 10 20 30"/>',
      { d: 'M0 0C10 0 20 10 20 23' },
      'M20 30L15.5 21L24.5 21Z',
    ],
    ['<path class="arrow" d="M0 0 q30 0 30-30"/>', { d: 'M0 0Q30 0 30 -23' }, 'M30 -30L34.5 -21L25.5 -21Z'],
  ])('%s', (body, shaft, head) => {
    expect(shapesOf(body)).toMatchObject([
      { properties: { ...shaft, className: ['diagram-arrow'] } },
      { tagName: 'path', properties: { className: ['diagram-head', 'diagram-arrow'], d: head } },
    ]);
  });
});

test('copies the transform of the shaft to the arrow head', () => {
  expect(shapesOf('<line class="arrow" transform="rotate(90)" x1="0" y1="0" x2="50" y2="0"/>')).toMatchObject(
    [{ tagName: 'line' }, { tagName: 'path', properties: { transform: 'rotate(90)' } }],
  );
});

describe('reports invalid diagrams with a position', () => {
  test.each([
    ['<p/>', '1:1 The root element is <p>'],
    ['<svg/>', '1:1 <svg> has no viewBox'],
    ['<svg viewBox="0 0 0 10"/>', '1:1 The viewBox has no valid size'],
    ['<svg viewBox="0 0 9 9" width="9"/>', '1:1 <svg> must not have the attribute width'],
    [inSvg('<script>x</script>'), '2:1 <svg> must not contain <script>'],
    [inSvg('<g>\n <image href="x"/></g>'), '3:2 <g> must not contain <image>'],
    [inSvg('<rect class="box"><text>a</text></rect>'), '2:19 <rect> must not contain <text>'],
    [inSvg('<text><g>a</g></text>'), '2:7 <text> must not contain <g>'],
    [inSvg('<rect class="box" style="fill:red"/>'), '2:1 <rect> must not have the attribute style'],
    [inSvg('<rect class="box" fill="red"/>'), '2:1 <rect> must not have the attribute fill'],
    [inSvg('<rect class="box" id="a"/>'), '2:1 <rect> must not have the attribute id'],
    [inSvg('<rect class="box" onclick="a()"/>'), '2:1 <rect> must not have the attribute onclick'],
    [inSvg('<rect class="box" constructor="a"/>'), '2:1 <rect> must not have the attribute constructor'],
    [inSvg('<rect class="box" x="10%"/>'), '2:1 <rect> has an invalid x: "10%"'],
    [inSvg('<g transform="url(#a)"/>'), '2:1 <g> has an invalid transform: "url(#a)"'],
    [inSvg('<rect class="red"/>'), '2:1 There is no class "red"'],
    [inSvg('<rect x="1"/>'), '2:1 <rect> has no class, and therefore no color'],
    [inSvg('<path class="line" d="M0 0 L1"/>'), '2:1 The d of <path> is invalid'],
    [inSvg('<path class="line" d="url(#a)"/>'), '2:1 The d of <path> is invalid'],
    [inSvg('<path class="arrow" d="M0 0 L9 0 Z"/>'), '2:1 <path> cannot have an arrow head'],
    [inSvg('<path class="arrow" d="M9 9 L9 0 Z L5 5"/>'), '2:1 <path> cannot have an arrow head'],
    [inSvg('<g class="arrow"/>'), '2:1 <g> cannot have an arrow head'],
    [inSvg('words'), '1:27 <svg> contains text'],
    [inSvg('<g>'), '3:1 The file is not XML: Missing end tag for element g'],
    ['<svg viewBox="0 0 9 9">', '1:24 The file is not XML: Missing end tag for element svg'],
    [
      inSvg('<text>a & b</text>'),
      '2:11 The file is not XML: Unterminated reference (a reference must end with `;`)',
    ],
    [
      inSvg('<text>&constructor;</text>'),
      "2:7 The file is not XML: Named entity isn't defined: &constructor;",
    ],
    [inSvg('<text>a</text x="1">'), '2:15 The file is not XML: Unclosed end tag for element text'],
    [inSvg('<text x="1" x="2"/>'), '2:18 The file is not XML: Duplicate attribute: x'],
    [inSvg('<!DOCTYPE a>'), '2:1 The file is not XML: Missing end tag for element svg'],
    ['<svg viewBox="0 0 9 9"/><svg/>', '1:25 The file is not XML: Extra content at the end of the document'],
    ['', '1:1 The file is not XML: Root element is missing or invalid'],
    ['<?xml version="1.0"?><svg viewBox="0 0 9 9"/>', '1:1 The file has a declaration'],
    [inSvg('<![CDATA[x]]>'), '2:1 <svg> contains text'],
    [inSvg('<?php x?>'), '2:1 <svg> contains text'],
  ])('%s', (source, expected) => {
    expect(issuesOf(source)).toContain(expected);
    expect(readDiagram(source, 'Alt').svg).toBeNull();
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
      const { svg, issues } = readDiagram(pieces.join(''), 'Alt');
      expect(svg === null).toBe(issues.length > 0);
    }),
  );
});
