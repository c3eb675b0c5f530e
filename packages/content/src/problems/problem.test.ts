import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';
import { formatProblem, formatProblems } from './problem.ts';

const at = (file: string, line: number, column = 1): Parameters<typeof formatProblem>[0] => ({
  file,
  line,
  column,
  what: 'It is wrong',
  todo: 'Correct it.',
});

test('formats position, problem and remedy', () => {
  expect(formatProblem(at('pages/en/a.mdx', 3, 7))).toBe('pages/en/a.mdx:3:7  It is wrong. Correct it.');
});

test('sorts problems by position and removes duplicates', () => {
  const list = [at('b', 1), at('a', 10), at('a', 9, 2), at('a', 9, 1), at('a', 10)];
  expect(
    formatProblems(list)
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['a:9:1', 'a:9:2', 'a:10:1', 'b:1:1']);
});

test.each([
  ['tittle', 'title'],
  ['Descripton', 'description'],
  ['warn', 'warning'],
  ['xyz', null],
  ['', null],
])('%j is nearest to %j', (word, expected) => {
  expect(nearest(word, ['title', 'description', 'sidebarTitle', 'warning'])).toBe(expected);
});
