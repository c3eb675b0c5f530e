import { expect, it } from 'vitest';
import { acceptedEncodings } from './accepted-encodings.ts';

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip;q=1.0, br;q=0.5', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['BR ; Q=0.000, *', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['identity', []],
  ['', []],
  [undefined, []],
] as const)('parses Accept-Encoding "%s" to %j', (header, accepted) => {
  expect(acceptedEncodings(header)).toEqual(accepted);
});
