import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InlinePart, InlineText } from '../types.ts';
import { inlineText, plainInline } from './inline-text.ts';

test.each([
  ['`dev.port`', 'dev.port'],
  ['a `b *c*` d', 'a b *c* d'],
  ['**bold** and *soft* and __b__ and _s_', 'bold and soft and b and s'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['[text](/config/) end', 'text end'],
  [String.raw`\*kept\*`, '*kept*'],
  ['``a`b``', 'a`b'],
  ['plain', 'plain'],
  ['<b>x</b>', '<b>x</b>'],
  ['1. first', '1. first'],
  ['# no heading', '# no heading'],
  ['`open', '`open'],
  ['', ''],
])('removes the Markdown of %s: %s', (markdown, expected) => {
  expect(plainInline(markdown)).toBe(expected);
});

test('parses text, code, strong and emphasis', () => {
  expect(inlineText('a `b` **c `d`** *e*')).toEqual([
    'a ',
    { kind: 'code', text: 'b' },
    ' ',
    { kind: 'strong', parts: ['c ', { kind: 'code', text: 'd' }] },
    ' ',
    { kind: 'emphasis', parts: ['e'] },
  ]);
  expect(inlineText('使用`dev`和**重要**')).toEqual([
    '使用',
    { kind: 'code', text: 'dev' },
    '和',
    { kind: 'strong', parts: ['重要'] },
  ]);
});

test('returns a string for text without formatting', () => {
  expect(inlineText('dev.port and [a link](/config/)')).toBe('dev.port and a link');
});

test('joined parts equal the plain text', () => {
  const textOf = (text: InlineText): string =>
    typeof text === 'string' ? text : text.map(textOfPart).join('');
  const textOfPart = (part: InlinePart): string =>
    typeof part === 'string' ? part : part.kind === 'code' ? part.text : textOf(part.parts);
  const marks = fc.array(
    fc.constantFrom('`', '*', '**', '_', '[', '](/)', 'a', ' ', '中', '\\', '<', '&lt;', '\n'),
  );
  fc.assert(
    fc.property(marks, (pieces) => {
      const markdown = pieces.join('');
      expect(textOf(inlineText(markdown))).toBe(plainInline(markdown));
    }),
  );
});
