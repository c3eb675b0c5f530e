import { describe, expect, it } from 'vitest';
import { activeHeading } from './active-heading.ts';

const page = { scrollY: 500, height: 800, documentHeight: 4000 };
const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index}`, top, offset: 72 }));

describe('the active heading', () => {
  it('is none on a page without headings', () => {
    expect(activeHeading([], page)).toBeNull();
  });

  it('is the first one above all headings', () => {
    expect(activeHeading(at(300, 900), page)).toBe('h0');
  });

  it('is the last one that has passed the offset', () => {
    expect(activeHeading(at(-400, 71, 300), page)).toBe('h1');
  });

  it('is the one just jumped to, also when the jump stops a fraction short', () => {
    expect(activeHeading(at(-400, 72, 300), page)).toBe('h1');
    expect(activeHeading(at(-400, 73.4, 300), page)).toBe('h1');
    expect(activeHeading(at(-400, 75, 300), page)).toBe('h0');
  });

  it('honours a heading that rests lower than the others', () => {
    const headings = [
      { id: 'high', top: -10, offset: 72 },
      { id: 'low', top: 118, offset: 118 },
    ];
    expect(activeHeading(headings, page)).toBe('low');
  });

  it('is the last one at the end of the page, though it never reaches the top', () => {
    expect(activeHeading(at(-400, 20, 700), { ...page, scrollY: 3199 })).toBe('h2');
  });

  it('is the first one at the top, also of a page that does not scroll', () => {
    expect(activeHeading(at(60, 200), { scrollY: 0, height: 800, documentHeight: 800 })).toBe('h0');
  });
});
