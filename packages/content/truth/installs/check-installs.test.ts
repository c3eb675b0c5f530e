import { expect, test } from 'vitest';
import { found, page } from '../planted-page.ts';
import { checkInstalls } from './check-installs.ts';

test.each([
  ['<PackageManagerTabs command="add @rsbuild/plugin-react -D" />', 1],
  ['<PackageManagerTabs command="add @rsbuild/plugin-mdx@0.6 -D" />', 1],
  ['<PackageManagerTabs command="add @rsbuild/core@0.6.15 @rsbuild/plugin-vue@0.5.0 -D" />', 1],
  ['```sh\ncd a\nnpm install @rsbuild/core\n```', 3],
])('reports an install command for another release: %s', (text, line) => {
  expect(found(checkInstalls(page(text)))).toEqual([expect.stringContaining(`.mdx:${line} @rsbuild/`)]);
});

test('accepts the documented release, and the generator', () => {
  const text =
    '```sh\nnpm add @rsbuild/core@0.6.15 @rsbuild/plugin-mdx@0.6.15 -D\nnpm create rsbuild@latest\n```';
  expect(found(checkInstalls(page(text)))).toEqual([]);
});
