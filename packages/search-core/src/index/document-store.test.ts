import { describe, expect, it } from 'vitest';
import type { SearchDocument, TocEntry } from '../document/search-document.ts';
import {
  buildDocumentStore,
  firstKeyword,
  headingPlace,
  readDepth,
  readGroup,
  readRoutePath,
} from './document-store.ts';

const content = 'Lead.\nKites \nThey fly.\n\tline();\nHow high\nTwo metres.';

function entry(text: string, charIndex: number, depth = 2): TocEntry {
  return { text, id: `#${text}`, depth, charIndex };
}

function page(routePath: string, toc: readonly TocEntry[], group?: string): SearchDocument {
  return { routePath, title: 'Page', content, toc, domain: '', ...(group === undefined ? {} : { group }) };
}

describe('the document store', () => {
  const store = buildDocumentStore([
    page(
      '/a',
      [entry('Kites', 6), entry('How high', content.indexOf('high'), 3), entry('Nowhere', -1)],
      'Toys',
    ),
    page('/b', [entry('They', 13)]),
  ]);

  it('returns addresses and depths', () => {
    expect([readRoutePath(store, 0), readRoutePath(store, 1)]).toEqual(['/a', '/b']);
    expect([readGroup(store, 0), readGroup(store, 1)]).toEqual(['Toys', '']);
    expect([readDepth(store, 0, 1), readDepth(store, 1, 0), readDepth(store, 1, 9)]).toEqual([
      3,
      2,
      Infinity,
    ]);
  });

  it('limits depths to 1 to 255, because 0 is a keyword', () => {
    const depths = [-1, 0, 1, 255, 256];
    const toc = depths.map((depth) => entry('Kites', -1, depth));
    const kept = buildDocumentStore([{ ...page('/a', toc), keywords: ['kite'] }]);
    expect(toc.map((_, at) => readDepth(kept, 0, at))).toEqual([1, 1, 1, 255, 255]);
    expect(firstKeyword(kept, 0)).toBe(toc.length + 1);
  });

  it('returns the line where a section starts, and whether that is the heading itself', () => {
    expect([0, 1, 2].map((entry) => headingPlace(store, 0, entry))).toEqual([
      { line: 1, isHeading: true },
      { line: 4, isHeading: true },
      { line: -1, isHeading: false },
    ]);
    expect(headingPlace(store, 1, 0)).toEqual({ line: 2, isHeading: false });
    expect(headingPlace(store, 1, 1)).toBeUndefined();
  });
});
