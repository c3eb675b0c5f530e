import { expect, test } from 'vitest';
import { plainInline } from './plain-inline.ts';

test.each([
  ['`dev.port`', 'dev.port'],
  ['a `b *c*` d', 'a b *c* d'],
  ['**bold** and *soft* and __b__ and _s_', 'bold and soft and b and s'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['[text](/config/) end', 'text end'],
  [String.raw`\*kept\*`, '*kept*'],
  ['``a`b``', 'a`b'],
  ['plain', 'plain'],
])('%s reads %s', (markdown, expected) => {
  expect(plainInline(markdown)).toBe(expected);
});
