import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uiStrings } from '@docs/content/site';
import { expect, it } from 'vitest';
import { packages, root, sourcePaths } from './source-files.ts';

/** Code that uses UI strings: the application, and content, which adds them to sidebars. */
const code = [packages['@docs/app'], packages['@docs/content']]
  .flatMap((folder) => [...sourcePaths(join(root, folder))])
  .filter((path) => !/\.test\.tsx?$|\/strings\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

it('uses every UI string', () => {
  const isUsed = (key: string): boolean => {
    const group = key.slice(0, key.lastIndexOf('.') + 1);
    // A key without a dot may be read as a property: `messages.loading`.
    if (group === '') return code.includes(`'${key}'`) || code.includes(`messages.${key}`);
    return code.includes(`'${key}'`) || code.includes(`\`${group}\${`);
  };
  expect(Object.keys(uiStrings.en).filter((key) => !isUsed(key))).toEqual([]);
});
