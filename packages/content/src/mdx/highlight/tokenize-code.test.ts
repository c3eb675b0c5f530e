import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenizeCode } from './tokenize-code.ts';

/** Token texts by class. */
function textsByClass(code: string, language: string): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const token of tokenizeCode(code, language).flat()) {
    if (token.class !== null) (found[token.class] ??= []).push(token.text);
  }
  return found;
}

test.each(['js', 'ts', 'jsx', 'tsx'])('a configuration in %s has keywords, keys and strings', (language) => {
  const code = "export default {\n  dev: {\n    watchFiles: { paths: ['./a.html'] },\n  },\n};";
  expect(textsByClass(code, language)).toEqual({
    't-keyword': ['export', 'default'],
    't-property': ['dev', 'watchFiles', 'paths'],
    't-string': ["'./a.html'"],
  });
});

test('highlights code inside template strings', () => {
  expect(textsByClass('`a${b(1)}c`', 'ts')).toEqual({
    't-string': ['`a', 'c`'],
    't-function': ['b'],
    't-number': ['1'],
  });
});

test.each([
  ['json', '{ "a": 1 }', { 't-property': ['"a"'], 't-number': ['1'] }],
  ['diff', '- a\n+ b', { 't-deleted': ['- a'], 't-inserted': ['+ b'] }],
  ['yaml', 'a: "b" # c', { 't-property': ['a'], 't-string': ['"b"'], 't-comment': ['# c'] }],
  ['css', '.a { color: red }', { 't-tag': ['.a'], 't-property': ['color'] }],
  ['vue', '<p :a="b">x</p>', { 't-tag': ['<p ', '>', '</p>'], 't-property': [':a'], 't-string': ['"b"'] }],
  ['sh', 'npm run x # y', { 't-function': ['npm'], 't-comment': ['# y'] }],
])('highlights %s', (language, code, expected) => {
  expect(textsByClass(code, language)).toMatchObject(expected);
});

test.each([
  'scss',
  'less',
  'styl',
  'html',
  'xml',
  'svelte',
  'mdx',
  'md',
  'toml',
  'shell',
  'pug',
  'ejs',
  'bash',
])('%s has a grammar', (language) => {
  const samples = 'a = "b"\n.a { color: red }\n<p class="x">y</p>\n# Title\nnpm run x\n<%= a %>';
  expect(Object.keys(textsByClass(samples, language)).length).toBeGreaterThan(0);
});

test.each(['text', '', 'brainfuck', 'constructor', 'extend'])(
  'language %j is plain text, not an error',
  (language) => {
    expect(tokenizeCode('const a = 1;\nb', language)).toEqual([
      [{ text: 'const a = 1;', class: null }],
      [{ text: 'b', class: null }],
    ]);
  },
);

test('preserves the code in every language', () => {
  const code = fc
    .array(
      fc.constantFrom(
        'const a',
        ' = ',
        '`${',
        '}`',
        '"',
        "'",
        '\n',
        '<p a="',
        '/>',
        '{',
        '}',
        '//',
        '/*',
        '指',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      code,
      fc.constantFrom('ts', 'tsx', 'vue', 'css', 'md', 'yaml', 'bash', 'json', 'x'),
      (text, language) => {
        const lines = tokenizeCode(text, language);
        expect(lines.map((line) => line.map((token) => token.text).join('')).join('\n')).toBe(text);
        expect(lines.flat().every((token) => !token.text.includes('\n'))).toBe(true);
      },
    ),
  );
});
