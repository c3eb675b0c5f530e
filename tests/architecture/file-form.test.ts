import { expect, it } from 'vitest';
import { readSourceFiles } from './source-files.ts';

const files = readSourceFiles();
const maxLines = 250;

it(`limits source files to ${maxLines} lines`, () => {
  expect(
    files.filter(({ lines }) => lines > maxLines).map(({ path, lines }) => `${path}: ${lines} lines`),
  ).toEqual([]);
});

it('names a .tsx file as its component and every other file in kebab case', () => {
  const entry = /\/entry-\w+\.tsx$|\/mdx-components\.tsx$/;
  const faults = files.filter(({ path }) => {
    const name =
      path
        .split('/')
        .at(-1)
        ?.replace(/(\.(test|config|worker|bench|spec|setup))?\.tsx?$/, '') ?? '';
    if (path.endsWith('.tsx') && !entry.test(path) && !path.includes('.test.'))
      return !/^[A-Z][A-Za-z0-9]*$/.test(name);
    return !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && !path.endsWith('.test.tsx');
  });
  expect(faults.map(({ path }) => path)).toEqual([]);
});

it('has no folder or file named utils, helpers, common or misc', () => {
  const empty = /(^|\/)(utils?|helpers?|common|misc|managers?)(\/|\.tsx?$)/;
  expect(files.map(({ path }) => path).filter((path) => empty.test(path))).toEqual([]);
});
