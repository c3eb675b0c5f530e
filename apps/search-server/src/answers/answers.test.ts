import type { SearchDocument } from '@docs/search-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytePlaces } from './byte-places.ts';
import { hitOf } from './hit-of.ts';
import { shownText } from './shown-lines.ts';
import { wordFinder } from './word-ranges.ts';

const marksIn = (text: string, words: readonly string[]) =>
  wordFinder(words)(text).map(({ start, end }) => text.slice(start, end));

describe('wordFinder', () => {
  it.each([
    ['server.port, devPort, import', ['port'], ['port', 'Port']],
    ['Plugins and a plugin', ['plugin', 'plugins'], ['Plugins', 'plugin']],
    ['开发服务器的端口', ['端口'], ['端口']],
    ['a (b) [c] -d plugin-s', ['(b)', '[c', 'plugin-s'], ['(b)', '[c', 'plugin-s']],
    ['text', [], []],
    ['text', [''], []],
  ])('finds in %j the words %j', (text, words, marked) => {
    expect(marksIn(text, words)).toEqual(marked);
  });

  it('takes any string as a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (text, word) => {
        expect(() => marksIn(text, [word])).not.toThrow();
      }),
    );
  });
});

describe('bytePlaces', () => {
  it('cuts the same strings from the bytes as the ranges do from the text', () => {
    const text = 'é 端口 😀 port';
    const ranges = wordFinder(['端口', '😀', 'port'])(text);
    const bytes = Buffer.from(text);
    const cut = bytePlaces(text, ranges).map(({ start, length }) =>
      bytes.subarray(start, start + length).toString(),
    );
    expect(cut).toEqual(['端口', '😀', 'port']);
  });
});

const document: SearchDocument = {
  routePath: '/p',
  title: 'T',
  content: 'Above.\nDefault\nNothing.\nThe port is 3000.\n\tport: 3000\nTaken\nAnother text.',
  toc: [
    { text: 'Default', id: 'default', depth: 2, charIndex: 7 },
    { text: 'Taken', id: 'taken', depth: 2, charIndex: 54 },
  ],
};

describe('shownText', () => {
  it('keeps the first line of the page and the matching lines of each section', () => {
    const { content, toc, ranges } = shownText(document, wordFinder(['port']));
    expect(content).toBe('Above.\nThe port is 3000.\n\tport: 3000');
    expect(toc.map(({ charIndex }) => charIndex)).toEqual([7, -1]);
    expect(ranges.map(({ start, end }) => content.slice(start, end))).toEqual(['port', 'port']);
  });

  it('keeps the first line below a heading that matches', () => {
    expect(shownText(document, wordFinder(['taken'])).content).toBe('Above.\nAnother text.');
  });

  it('shortens long lines around a match, and keeps the tab of code', () => {
    const content = `\t${'x '.repeat(2000)}port${' y'.repeat(2000)}`;
    const shown = shownText({ ...document, content, toc: [] }, wordFinder(['port']));
    expect(shown.content.length).toBeLessThan(500);
    expect(shown.content.startsWith('\t')).toBe(true);
    expect(shown.ranges.map(({ start, end }) => shown.content.slice(start, end))).toEqual(['port']);
  });

  it('keeps the sections with most of the words, however late they stand', () => {
    const sections = Array.from({ length: 400 }, (_, at) => ({
      heading: `Part ${at}`,
      text: at === 390 ? 'the port of the host' : 'the port',
    }));
    let content = '';
    const toc = sections.map(({ heading, text }, at) => {
      const charIndex = content.length;
      content += `${heading}\n${text}\n`;
      return { text: heading, id: `part-${at}`, depth: 2, charIndex };
    });
    const shown = shownText({ ...document, content, toc }, wordFinder(['port', 'host']));
    const { charIndex = -1 } = shown.toc.find(({ id }) => id === 'part-390') ?? {};
    expect(shown.content.slice(charIndex)).toMatch(/^the port of the host/);
    expect(shown.content.split('\n')).toHaveLength(40);
    expect(shown.toc).toHaveLength(300);
  });

  it('has at most 500 ranges, which is what the dialog reads, and each word of a line', () => {
    const text = `${'port '.repeat(40)}zeppelin`;
    const content = Array.from({ length: 40 }, (_, at) => `Part ${at}\n${text}\n`).join('');
    const toc = Array.from({ length: 40 }, (_, at) => ({
      text: `Part ${at}`,
      id: `part-${at}`,
      depth: 2,
      charIndex: content.indexOf(`Part ${at}\n`),
    }));
    const shown = shownText({ ...document, content, toc }, wordFinder(['port', 'zeppelin']));
    const words = shown.ranges.map(({ start, end }) => shown.content.slice(start, end));
    expect(words.length).toBeLessThanOrEqual(500);
    expect(words.filter((word) => word === 'zeppelin')).toHaveLength(40);
  });

  it('has ranges within the content, for any page', () => {
    const text = fc.string({
      unit: fc.constantFrom('port', ' ', '\n', '\t', '端口', '😀', 'x'),
      maxLength: 60,
    });
    const toc = fc.array(
      fc.record({
        text,
        id: text,
        depth: fc.constant(2),
        charIndex: fc.integer({ min: -1, max: 80 }),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(text, toc, (content, headings) => {
        const page = { ...document, content, toc: headings };
        const shown = shownText(page, wordFinder(['port', '端口']));
        for (const { start, end } of shown.ranges)
          expect(['port', '端口']).toContain(shown.content.slice(start, end).replace(/(port|端口)+/, '$1'));
        for (const { charIndex } of shown.toc) expect(charIndex).toBeLessThanOrEqual(shown.content.length);
      }),
    );
  });
});

it('hitOf fills in what a document may lack', () => {
  expect(hitOf({ document, words: ['above'], corrections: [] })).toMatchObject({
    domain: '',
    group: '',
    _matchesPosition: { content: [{ start: 0, length: 5 }] },
  });
});

it('hitOf has the keywords and synonyms that match, at most 5', () => {
  const keywords = ['dev port', 'host', ...Array.from({ length: 5 }, (_, at) => `port ${at}`)];
  const named = { ...document, keywords, synonyms: ['port of call'] };
  expect(hitOf({ document: named, words: ['port'], corrections: [] }).keywords).toEqual([
    'dev port',
    'port 0',
    'port 1',
    'port 2',
    'port 3',
  ]);
  expect(
    hitOf({ document: { ...document, synonyms: ['port'] }, words: ['port'], corrections: [] }),
  ).toMatchObject({
    keywords: ['port'],
  });
});

it('has at most the 20 corrections of the contract', () => {
  const corrections = Array.from({ length: 27 }, (_, at) => ({ typed: `word${at}`, found: 'port' }));
  expect(hitOf({ document, words: ['port'], corrections }).corrections).toHaveLength(20);
});
