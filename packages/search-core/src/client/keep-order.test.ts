import { expect, it } from 'vitest';
import { keepOrder } from './keep-order.ts';

const pagesOf = (routePaths: string) => routePaths.split(' ').map((routePath) => ({ routePath }));

it.each([
  ['keeps the order that is shown, and adds new pages behind it', 'a b c', 'c new a b', 'a b c new'],
  ['leaves out pages that the later answer does not have', 'a b c', 'c a', 'a c'],
  ['takes the new order where the best page is new', 'a b', 'new b a', 'new b a'],
  ['takes the order of the first answer', '', 'a b', 'a b'],
])('%s', (_, shown, later, ordered) => {
  expect(keepOrder(shown === '' ? [] : pagesOf(shown), pagesOf(later))).toEqual(pagesOf(ordered));
});

it('gives an empty answer for an empty one', () => {
  expect(keepOrder(pagesOf('a'), [])).toEqual([]);
});
