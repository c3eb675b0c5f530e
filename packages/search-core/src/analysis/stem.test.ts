import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['plugin', ['plugins']],
  ['library', ['libraries']],
  ['class', ['classes']],
  ['box', ['boxes']],
  ['cach', ['caches', 'cached', 'caching', 'cache']],
  ['run', ['runs']],
  ['plan', ['planning', 'planned']],
])('%s is the stem of %s', (stemmed, words) => {
  for (const word of words) expect(stem(word)).toBe(stemmed);
});

it.each(['css', 'this', 'status', 'axis', 'red', 'ring', 'vue3', '构建', 'a-b'])('%s stays', (word) => {
  expect(stem(word)).toBe(word);
});

it('never empties a word and never makes it longer', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
      expect(stem(word).length).toBeGreaterThan(0);
      expect(stem(word).length).toBeLessThanOrEqual(word.length);
    }),
  );
});
