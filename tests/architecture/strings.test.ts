import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uiStrings } from '@docs/content/site';
import { expect, it } from 'vitest';
import { packages, root, sourcePaths } from './source-files.ts';

/** What draws strings: the application, and content, which puts them into sidebars. */
const code = [packages['@docs/app'], packages['@docs/content']]
  .flatMap((folder) => [...sourcePaths(join(root, folder))])
  .filter((path) => !/\.test\.tsx?$|\/strings\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

it('draws every string of the user interface somewhere', () => {
  const isDrawn = (key: string): boolean => {
    const group = key.slice(0, key.lastIndexOf('.') + 1);
    // One in a word alone may be a property: `words.loading`.
    if (group === '') return code.includes(`'${key}'`) || code.includes(`words.${key}`);
    return code.includes(`'${key}'`) || code.includes(`\`${group}\${`);
  };
  expect(Object.keys(uiStrings.en).filter((key) => !isDrawn(key))).toEqual([]);
});
