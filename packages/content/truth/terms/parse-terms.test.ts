import { expect, test } from 'vitest';
import { found } from '../planted-page.ts';
import { parseTerms } from './parse-terms.ts';

const head = 'Text.\n\n| Term | Replaces | Chinese | Replaces in Chinese |\n| --- | --- | --- | --- |\n';
const parse = (rows: string): ReturnType<typeof parseTerms> => parseTerms('WRITING.md', `${head}${rows}\n`);
const problems = (rows: string): readonly string[] => found(parse(rows).problems);

test('reads a term, its paraphrases and both Chinese cells', () => {
  expect(parse('| treemap | map of areas, area map | 矩形树图 | 面积图、区域图 |')).toEqual({
    terms: [
      {
        en: 'treemap',
        insteadEn: ['map of areas', 'area map'],
        zh: '矩形树图',
        insteadZh: ['面积图', '区域图'],
      },
    ],
    problems: [],
  });
});

test('reads the forms of a word as phrases of their own', () => {
  const { terms } = parse('| replace | take/took the place/places of | 替换 | |');
  expect(terms[0]?.insteadEn).toEqual([
    'take the place of',
    'take the places of',
    'took the place of',
    'took the places of',
  ]);
});

test('ignores other tables, and accepts a term without paraphrases', () => {
  const { terms } = parseTerms(
    'WRITING.md',
    `| Kind |\n| --- |\n| Option |\n\n${head}| alias | | 别名 | |\n`,
  );
  expect(terms).toEqual([{ en: 'alias', insteadEn: [], zh: '别名', insteadZh: [] }]);
});

test.each([
  ['a row without a term', '| | one | 一 | |', 'WRITING.md:5 The row has no term'],
  ['a row without a Chinese term', '| one | two | | |', 'WRITING.md:5 "one" has no Chinese term'],
  ['a row with a missing cell', '| one | two | 一 |', 'WRITING.md:5 "one" has 3 cells instead of 4'],
  ['an empty phrase', '| one | two,, three | 一 | |', 'WRITING.md:5 "one" replaces an empty phrase'],
  ['an empty form', '| one | two/ three | 一 | |', 'WRITING.md:5 "one" replaces an empty phrase'],
  ['a term listed twice', '| one | | 一 | |\n| one | | 二 | |', 'WRITING.md:6 "one" is listed twice'],
  [
    'a phrase listed twice',
    '| one | two | 一 | |\n| three | two | 三 | |',
    'WRITING.md:6 "two" is already replaced by "one"',
  ],
  [
    'a paraphrase that is a term',
    '| one | two | 一 | |\n| two | | 二 | |',
    'WRITING.md:5 "two" is a term and cannot be replaced',
  ],
])('reports %s', (_, rows, problem) => {
  expect(problems(rows)).toEqual([problem]);
});

test('reports a missing table', () => {
  expect(found(parseTerms('WRITING.md', '# Writing\n').problems)).toEqual([
    'WRITING.md:1 No table starts with "Term | Replaces | Chinese | Replaces in Chinese"',
  ]);
});
