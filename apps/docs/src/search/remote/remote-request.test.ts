import { expect, it } from 'vitest';
import { pauseMsOf } from './remote-request.ts';

it.each([
  [429, '2', 2000],
  [503, 'Thu, 01 Jan 1970 00:00:03 GMT', 3000],
  [503, 'Wed, 31 Dec 1969 00:00:00 GMT', 0],
  [503, null, 1000],
  [503, 'soon', 1000],
  [429, '9'.repeat(400), 60_000],
  [500, '2', 0],
])('reads from status %i with Retry-After %j a pause of %i ms', (status, retryAfter, ms) => {
  expect(pauseMsOf(status, retryAfter, 0)).toBe(ms);
});
