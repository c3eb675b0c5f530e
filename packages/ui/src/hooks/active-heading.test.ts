import { describe, expect, it } from 'vitest';
import { activeHeading } from './active-heading.ts';

const page = { scrollY: 500, height: 800, documentHeight: 4000 };
const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index}`, top, offset: 72 }));

describe('activeHeading', () => {
  it('returns null without headings', () => {
    expect(activeHeading([], page)).toBeNull();
  });

  it('returns the first heading above all headings', () => {
    expect(activeHeading(at(300, 900), page)).toBe('h0');
  });

  it('returns null as long as the first heading is below the viewport', () => {
    expect(activeHeading(at(900, 1200), page)).toBeNull();
    expect(activeHeading(at(900, 1200), { ...page, scrollY: 0 })).toBeNull();
  });

  it('returns the last heading at or above its offset', () => {
    expect(activeHeading(at(-400, 71, 300), page)).toBe('h1');
  });

  it('tolerates a scroll that stops a fraction of a pixel short', () => {
    expect(activeHeading(at(-400, 72, 300), page)).toBe('h1');
    expect(activeHeading(at(-400, 73.4, 300), page)).toBe('h1');
    expect(activeHeading(at(-400, 75, 300), page)).toBe('h0');
  });

  it('uses the offset of each heading', () => {
    const headings = [
      { id: 'high', top: -10, offset: 72 },
      { id: 'low', top: 118, offset: 118 },
    ];
    expect(activeHeading(headings, page)).toBe('low');
  });

  it('returns the last heading at the end of the page', () => {
    expect(activeHeading(at(-400, 20, 700), { ...page, scrollY: 3199 })).toBe('h2');
  });

  it('returns the first heading at the top, also if the page does not scroll', () => {
    expect(activeHeading(at(60, 200), { scrollY: 0, height: 800, documentHeight: 800 })).toBe('h0');
  });
});
