import { expect, it } from 'vitest';
import { parseInlineText } from './parse-inline-text.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const code = (words: string) => ({ kind: 'code', text: words });

it('gives plain text as it is', () => {
  expect(parseInlineText('dev.watchFiles')).toEqual([text('dev.watchFiles')]);
  expect(parseInlineText('')).toEqual([]);
});

it('reads code, strong and emphasis', () => {
  expect(parseInlineText('a `b` **c** *d*')).toEqual([
    text('a '),
    code('b'),
    text(' '),
    { kind: 'strong', parts: [text('c')] },
    text(' '),
    { kind: 'emphasis', parts: [text('d')] },
  ]);
});

it('reads marks without spaces around them, as Chinese writes them', () => {
  expect(parseInlineText('使用`dev`和**重要**')).toEqual([
    text('使用'),
    code('dev'),
    text('和'),
    { kind: 'strong', parts: [text('重要')] },
  ]);
});

it('reads code within strong, and nothing within code', () => {
  expect(parseInlineText('**use `x`**')).toEqual([{ kind: 'strong', parts: [text('use '), code('x')] }]);
  expect(parseInlineText('`**x**`')).toEqual([code('**x**')]);
});

it.each(['a * b * c', './views/**/*.html and src/**/*.ts', '*.css', 'a ** b', '`open', '<b>x</b>', 'x_y_z'])(
  'leaves %s alone',
  (words) => {
    expect(parseInlineText(words)).toEqual([text(words)]);
  },
);
