import { expect, it } from 'vitest';
import { activeHeading } from './active-heading.ts';

const page = { scrollY: 500, height: 800, documentHeight: 4000 };
const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index}`, top, offset: 72 }));

it.each([
  ['null without headings', [], page, null],
  ['the first heading above all headings', at(300, 900), page, 'h0'],
  ['null as long as the first heading is below the viewport', at(900, 1200), page, null],
  ['null there at the top of the page too', at(900, 1200), { ...page, scrollY: 0 }, null],
  ['the last heading above its offset', at(-400, 71, 300), page, 'h1'],
  ['the last heading at its offset', at(-400, 72, 300), page, 'h1'],
  ['a heading that a scroll misses by a fraction of a pixel', at(-400, 73.4, 300), page, 'h1'],
  ['no heading that is 3 px below its offset', at(-400, 75, 300), page, 'h0'],
  ['the last heading at the end of the page', at(-400, 20, 700), { ...page, scrollY: 3199 }, 'h2'],
  [
    'the first heading of a page that does not scroll',
    at(60, 200),
    { scrollY: 0, height: 800, documentHeight: 800 },
    'h0',
  ],
])('returns %s', (_what, headings, position, expected) => {
  expect(activeHeading(headings, position)).toBe(expected);
});

it('uses the offset of each heading', () => {
  const headings = [
    { id: 'high', top: -10, offset: 72 },
    { id: 'low', top: 118, offset: 118 },
  ];
  expect(activeHeading(headings, page)).toBe('low');
});
