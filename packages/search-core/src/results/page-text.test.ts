import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../document/search-document.ts';
import { headerTrail, placeLink } from './header-trail.ts';
import { firstLineOf, headingLine, leadSection, lineAt, lineText, pageTextOf } from './page-text.ts';
import type { PageText } from './page-text.ts';

const content = 'Lead line.\nFirst\n  text of first \n\nSecond part\nmore\nThird\n';
const entry = (text: string, depth: number, charIndex = content.indexOf(text)) => ({
  text,
  id: text.toLowerCase().replaceAll(' ', '-'),
  depth,
  charIndex,
});
const document = {
  routePath: '/p',
  title: 'Page',
  content,
  toc: [entry('First', 2), entry('Second', 3), entry('Third', 2)],
  domain: '',
};

const pageOf = (page: SearchDocument) => pageTextOf(page, new TextEncoder().encode(page.content));

/** The lines with their sections, but for blank ones. */
const linesOf = (page: PageText) =>
  page.lineSections
    .map((section, line) => [lineText(page, line), section] as const)
    .filter(([text]) => text !== '');

describe('the lines of a page', () => {
  it('are trimmed and know their section, or that they are its heading', () => {
    expect(linesOf(pageOf(document))).toEqual([
      ['Lead line.', leadSection],
      ['First', headingLine],
      ['text of first', 0],
      // This line says more than its heading.
      ['Second part', 1],
      ['more', 1],
      ['Third', headingLine],
    ]);
  });

  it('belong to the lead when no charIndex is known', () => {
    const unknown = { ...document, toc: document.toc.map((heading) => ({ ...heading, charIndex: -1 })) };
    expect(new Set(pageOf(unknown).lineSections)).toEqual(new Set([leadSection]));
  });

  it('follow charIndex where the toc is not in text order', () => {
    const page = pageOf({ ...document, toc: document.toc.toReversed() });
    expect(linesOf(page).map(([, section]) => section)).toEqual([-1, headingLine, 2, 1, 1, headingLine]);
  });

  it('are found by their offsets', () => {
    const { lineEnds } = pageOf(document);
    for (let offset = 0; offset <= content.length; offset += 1) {
      expect(lineAt(lineEnds, offset)).toBe(content.slice(0, offset).split('\n').length - 1);
    }
  });
});

describe('the first line of a section', () => {
  it('is not punctuation alone, and is not there where nothing is said', () => {
    const page = pageOf({ ...document, content: '{\n  a: 1,\n}', toc: [] });
    expect(firstLineOf(page, leadSection)).toBe(1);
    expect(firstLineOf(page, 0)).toBeUndefined();
    expect(firstLineOf(pageOf({ ...document, content: '{\n}', toc: [] }), leadSection)).toBeUndefined();
  });
});

describe('a place', () => {
  it('has the trail of its ancestors and a link with its id', () => {
    expect(headerTrail(document, 1)).toEqual(['Page', 'First', 'Second']);
    expect(headerTrail(document, 2)).toEqual(['Page', 'Third']);
    expect(headerTrail(document, -1)).toEqual(['Page']);
    expect(placeLink(document, 1)).toBe('/p#second');
    expect(placeLink(document, -1)).toBe('/p');
  });
});
