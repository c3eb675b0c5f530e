import { expect, test } from 'vitest';
import { found, page } from '../planted-page.ts';
import { checkTerms } from './check-terms.ts';
import { parseTerms } from './parse-terms.ts';
import { readTerms } from './read-terms.ts';

const { terms } = parseTerms(
  'WRITING.md',
  `| Term | Replaces | Chinese | Replaces in Chinese |
| --- | --- | --- | --- |
| environment variable | env var | 环境变量 | |
| hot update | | 热更新 | 热替换 |
| JavaScript | Javascript | JavaScript | Javascript |
| lossy | with a loss | 有损 | |
| treemap | map/maps of areas | 矩形树图 | 面积图 |
`,
);

const check = (text: string, locale = 'en'): readonly string[] =>
  found(checkTerms([page(text, `pages/${locale}/a.mdx`)], terms));

const reported = (line: number, phrase: string, locale = 'en'): string =>
  `pages/${locale}/a.mdx:${line} "${phrase}" is not a term of this documentation`;

test('names the term to write instead', () => {
  const [problem] = checkTerms([page('Smaller, with a loss.')], terms);
  expect(problem?.todo).toBe('Write "lossy" (table of terms in WRITING.md, or site/terms.ts).');
});

test.each([
  ['a paragraph', 'The report is a map of areas.', 'map of areas'],
  ['a heading', '## Maps of areas', 'maps of areas'],
  ['the start of a sentence', 'With a loss, it is smaller.', 'with a loss'],
  ['a table', '| a |\n| - |\n| with a loss |', 'with a loss', 3],
  ['a phrase over two lines', 'One.\n\nA map of\nareas.', 'map of areas', 3],
  ['the second line of a paragraph', 'One\ntwo with a loss.', 'with a loss', 2],
  ['the title of a container', ':::tip With a loss\nOne.\n:::', 'with a loss', 1],
  ['a property of a component', '<Diagram name="a" alt="A map of areas" />', 'map of areas', 1],
  ['the title of a page', '---\ntitle: Map of areas\n---\n\nOne.', 'map of areas', 1],
  ['the description of a page', '---\ndescription: A map of areas.\n---\n\nOne.', 'map of areas', 1],
])('reports a paraphrase in %s', (_, text, phrase, line = 1) => {
  expect(check(text)).toEqual([reported(line, phrase)]);
});

test('reports a phrase that starts with a capital only as it is written', () => {
  expect(check('Javascript, javascript')).toEqual([reported(1, 'Javascript')]);
});

test('reports each occurrence', () => {
  expect(check('With a loss.\nWith a loss.')).toEqual([
    reported(1, 'with a loss'),
    reported(2, 'with a loss'),
  ]);
});

test('ignores code, and words that contain a phrase', () => {
  expect(check('`with a loss`, env var.js, an env variable\n\n```txt\nwith a loss\n```')).toEqual([]);
});

test('matches Chinese phrases anywhere, and only on Chinese pages', () => {
  const text = '一个热替换，`热替换` 除外。\n\n```txt\n热替换\n```\n';
  expect(check(text, 'zh')).toEqual([reported(1, '热替换', 'zh')]);
  expect(check(text)).toEqual([]);
  expect(check('with a loss', 'zh')).toEqual([]);
});

test('the table of WRITING.md is well formed', () => {
  const table = readTerms();
  expect(found(table.problems)).toEqual([]);
  expect(table.terms.length).toBeGreaterThan(100);
});
