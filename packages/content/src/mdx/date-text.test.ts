import { expect, test } from 'vitest';
import { dateText } from './date-text.ts';

test.each([
  ['en', 'April 10, 2024'],
  ['zh', '2024年4月10日'],
] as const)('formats a date for %s in UTC', (locale, text) => {
  const iso = '2024-04-11T07:59:00+08:00';
  expect(dateText(iso, locale)).toEqual({ iso, text });
});
