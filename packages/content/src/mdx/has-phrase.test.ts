import { expect, test } from 'vitest';
import { hasPhrase } from './has-phrase.ts';

test.each([
  ['Sets the CDN.', 'cdn', true],
  ['Sets cdnUrl.', 'cdn', false],
  ['Builds for C++ (or Rust).', 'c++ (or', true],
  ['设置CDN地址', 'cdn', true],
  ['模块热更新', '热更新', true],
  ['模块热更新', '更新热', false],
  ['打开 Source Map 文件', 'source map 文件', true],
])('%s: %s', (text, phrase, expected) => {
  expect(hasPhrase(text, phrase)).toBe(expected);
});
