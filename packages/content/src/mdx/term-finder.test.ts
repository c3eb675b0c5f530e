import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { termFinder } from './term-finder.ts';

const entry = (...names: readonly string[]) => ({ id: names[0] ?? '', names, definition: 'D.' });

const find = termFinder(
  [
    entry('Alias'),
    entry('Chunk'),
    entry('Client-side rendering', 'CSR', '客户端渲染'),
    entry('Factory'),
    entry('Modern.js'),
    entry('Rendering', '渲染'),
    entry('Source map'),
  ],
  ['first chunk'],
);

const found = (text: string): readonly string[] =>
  find(text).map(({ name, entry: { id } }) => `${name}: ${id}`);

test.each([
  ['a chunk, a CHUNK', ['chunk: Chunk', 'CHUNK: Chunk']],
  ['chunks, aliases and factories', ['chunks: Chunk', 'aliases: Alias', 'factories: Factory']],
  ['a source\nmap', ['source\nmap: Source map']],
  ['Modern.js.', ['Modern.js: Modern.js']],
  ['the chunk: (chunk), “chunk”', ['chunk: Chunk', 'chunk: Chunk', 'chunk: Chunk']],
])('finds the names in "%s"', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  'chunked',
  'async-chunk',
  'chunk-vendors',
  'chunk.js',
  '@x/chunk',
  'chunk_a',
  '#chunk',
  'Modern_js',
])('finds no name in the word %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('prefers the longest name', () => {
  expect(found('client-side rendering, 客户端渲染')).toEqual([
    'client-side rendering: Client-side rendering',
    '客户端渲染: Client-side rendering',
  ]);
});

test('finds Chinese names between other characters, and Latin ones beside them', () => {
  expect(found('在渲染时加载chunk。')).toEqual(['渲染: Rendering', 'chunk: Chunk']);
});

test('skips phrases with another meaning', () => {
  expect(found('The first chunk of the response, First chunks, the last chunk')).toEqual(['chunk: Chunk']);
});

test('found names are parts of the text, in order and without overlaps', () => {
  const part = fc.constantFrom(
    'client-side',
    ' ',
    'rendering',
    '渲染',
    '客户端',
    'chunk',
    's',
    '.',
    'CSR',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      let end = 0;
      for (const { name, start } of find(text)) {
        expect(start).toBeGreaterThanOrEqual(end);
        end = start + name.length;
        expect(text.slice(start, end)).toBe(name);
      }
    }),
  );
});

test('finds nothing without entries', () => {
  expect(termFinder([], [])('a chunk')).toEqual([]);
});
