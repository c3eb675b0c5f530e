import { describe, expect, it } from 'vitest';
import { headerTrail, placeLink } from './header-trail.ts';
import { statementsOf } from './statements.ts';

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

describe('statements', () => {
  it('are the lines without blanks and headings, each with its section', () => {
    expect(statementsOf(document).map(({ text, tocPosition }) => ({ text, tocPosition }))).toEqual([
      { text: 'Lead line.', tocPosition: -1 },
      { text: 'text of first', tocPosition: 0 },
      // This line says more than its heading.
      { text: 'Second part', tocPosition: 1 },
      { text: 'more', tocPosition: 1 },
    ]);
  });

  it('belong to the lead when no charIndex is known', () => {
    const unknown = { ...document, toc: document.toc.map((heading) => ({ ...heading, charIndex: -1 })) };
    expect(new Set(statementsOf(unknown).map(({ tocPosition }) => tocPosition))).toEqual(new Set([-1]));
  });

  it('leave out lines of punctuation alone', () => {
    const code = { ...document, content: 'Lead line.\n{\n  a: 1,\n}', toc: [] };
    expect(statementsOf(code).map(({ text }) => text)).toEqual(['Lead line.', 'a: 1,']);
  });

  it('say where their line ends in the content', () => {
    for (const { text, end } of statementsOf(document)) {
      expect(document.content.slice(0, end).trimEnd().endsWith(text)).toBe(true);
    }
  });

  it('follow charIndex where the toc is not in text order', () => {
    const toc = document.toc.toReversed();
    expect(statementsOf({ ...document, toc }).map(({ tocPosition }) => tocPosition)).toEqual([-1, 2, 1, 1]);
  });
});

describe('a place', () => {
  it('has the trail of its ancestors and a link with its id', () => {
    expect(headerTrail(document, 1)).toBe('Page > First > Second');
    expect(headerTrail(document, 2)).toBe('Page > Third');
    expect(headerTrail(document, -1)).toBe('Page');
    expect(placeLink(document, 1)).toBe('/p#second');
    expect(placeLink(document, -1)).toBe('/p');
  });
});
