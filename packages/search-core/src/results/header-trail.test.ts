import { expect, it } from 'vitest';
import { headerTrail, placeLink } from './header-trail.ts';

const entry = (text: string, depth: number) => ({ text, id: text, depth, charIndex: -1 });
const document = {
  title: 'Title',
  toc: [entry('a', 2), entry('b', 3), entry('c', 3), entry('d', 4), entry('e', 2), entry('f', 4)],
};

it.each([
  [-1, ['Title']],
  [0, ['Title', 'a']],
  [1, ['Title', 'a', 'b']],
  [2, ['Title', 'a', 'c']],
  [3, ['Title', 'a', 'c', 'd']],
  [4, ['Title', 'e']],
  [5, ['Title', 'e', 'f']],
])('the ancestors of heading %i are the nearest earlier headings of lower depth', (position, trail) => {
  expect(headerTrail(document, position)).toEqual(trail);
});

it('links to the page where a place has no id', () => {
  expect(placeLink('/page', 'id')).toBe('/page#id');
  expect(placeLink('/page', '')).toBe('/page');
});
