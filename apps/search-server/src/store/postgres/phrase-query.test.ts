import { expect, it } from 'vitest';
import { phraseQuery } from './phrase-query.ts';

it.each([
  ['three small words', null],
  ["it's the port of x", "'it' <1> 's' <1> 'the' <1> 'port' <1> 'of' <1> 'x':*"],
  // The index has `务` alone after `服务`, at a separate position.
  ['开发服务 port', "'开发' <1> '发服' <1> '服务' <2> 'port':*"],
])('of %j makes %j', (text, query) => {
  expect(phraseQuery(text, 'en')).toBe(query);
});
