import { expect, it } from 'vitest';
import { completeLists } from './complete-lists.ts';
import { listOf } from './fake-provider.setup.ts';

const ordered = (shown: readonly string[], complete: readonly string[]) =>
  completeLists([listOf('q', shown)], [listOf('q', complete)])[0]?.pages.map(({ title }) => title);

it('keeps the order that is shown, and adds new pages behind it', () => {
  expect(ordered(['a', 'b', 'c'], ['c', 'new', 'a', 'b'])).toEqual(['a', 'b', 'c', 'new']);
});

it('leaves out pages that the complete answer does not have', () => {
  expect(ordered(['a', 'b', 'c'], ['c', 'a'])).toEqual(['a', 'c']);
});

it('takes the new order where the best page is new', () => {
  expect(ordered(['a', 'b'], ['new', 'b', 'a'])).toEqual(['new', 'b', 'a']);
  expect(ordered([], ['a', 'b'])).toEqual(['a', 'b']);
});
