import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../document/search-document.ts';
import { plainSearch } from '../testing/plain-search.ts';
import { sampleDocumentsEn, sampleDocumentsZh } from '../testing/sample-documents.ts';
import { limits } from './limits.ts';
import { buildIndex } from './search-engine.ts';

const en = buildIndex(sampleDocumentsEn, { locale: 'en' });
const zh = buildIndex(sampleDocumentsZh, { locale: 'zh' });

function pathsOf(index: typeof en, query: string): readonly string[] {
  return index.search(query).pages.map(({ routePath }) => routePath);
}

function doc(
  routePath: string,
  title: string,
  content = '',
  headings: readonly string[] = [],
): SearchDocument {
  const toc = headings.map((text) => ({
    text,
    id: text.toLowerCase(),
    depth: 2,
    charIndex: content.indexOf(text),
  }));
  return { routePath, title, content, toc, domain: '' };
}

describe('ranking', () => {
  it('ranks a title above a heading above a line of text', () => {
    const index = buildIndex([
      doc('/text', 'One', 'about harbours'),
      doc('/header', 'Two', 'Harbours\n', ['Harbours']),
      doc('/title', 'Harbours', ''),
    ]);
    expect(pathsOf(index, 'harbours')).toEqual(['/title', '/header', '/text']);
  });

  it('ranks a page with every word above one that has some of them often', () => {
    const index = buildIndex([
      doc('/some', 'Colours', 'red '.repeat(50)),
      doc('/every', 'Other', 'a long text with a red thing and, far below, a kite'),
    ]);
    expect(pathsOf(index, 'red kite')).toEqual(['/every', '/some']);
  });

  it('ranks the word itself above its continuations', () => {
    const index = buildIndex([doc('/b', 'Hookworm'), doc('/a', 'Hook')]);
    expect(pathsOf(index, 'hook')).toEqual(['/a', '/b']);
  });

  it('ranks the page with that title above pages with a longer title', () => {
    const index = buildIndex([doc('/long', 'Kite and kite strings'), doc('/exact', 'Kite')]);
    expect(pathsOf(index, 'kite')).toEqual(['/exact', '/long']);
  });

  it('ranks the page with that title first, even if another page joins its words', () => {
    const index = buildIndex([
      doc('/one', 'Namespaces', 'kitestring kitestring kitestring kite string kite string'),
      doc('/other', 'More', 'kitestring and kite and string'),
      doc('/called', 'kite string', 'a thing'),
    ]);
    expect(pathsOf(index, 'kite string')[0]).toBe('/called');
  });

  it('keeps document order for equal scores', () => {
    const index = buildIndex([doc('/1', 'Kite'), doc('/2', 'Kite'), doc('/3', 'Kite')]);
    expect(pathsOf(index, 'kite')).toEqual(['/1', '/2', '/3']);
  });
});

describe('matching', () => {
  it.each([
    ['the last word as typed so far', 'ponds and str', '/guide/ponds'],
    ['an identifier whole', 'light.wickLength', '/config/light'],
    ['an identifier in lower case', 'light.wicklength', '/config/light'],
    ['an identifier by one of its parts', 'wick', '/config/light'],
    ['a package by its name', '@garden/plugin-lantern', '/config/light'],
    ['a package by a part', 'plugin lantern', '/config/light'],
    ['accents left out', 'cafe', '/guide/lanterns'],
    ['full-width letters', 'ｋｏｉ', '/guide/ponds'],
  ])('finds %s', (_, query, routePath) => {
    expect(pathsOf(en, query)).toContain(routePath);
  });

  it('treats only the last word as a prefix', () => {
    expect(pathsOf(en, 'pon koi')).toEqual(['/guide/ponds']);
    expect(plainSearch(sampleDocumentsEn, 'pon koi')).toEqual([]);
  });

  it.each([
    ['a word', '灯笼', '/zh/guide/lanterns'],
    ['one character', '鲤', '/zh/guide/ponds'],
    ['one character that only ends words', '冰', '/zh/guide/ponds'],
    ['a phrase', '池塘与溪流', '/zh/guide/ponds'],
    ['both scripts in one word', 'Garden插件', '/zh/config/light'],
    ['both scripts, set apart', '插件 garden', '/zh/config/light'],
  ])('finds in Chinese %s', (_, query, routePath) => {
    expect(pathsOf(zh, query)[0]).toBe(routePath);
  });

  it('finds nothing for a query without words', () => {
    expect(en.search(' …! ')).toEqual({ query: ' …! ', pages: [], rowCount: 0, isComplete: true });
  });

  it('reads a bounded part of a pasted text', () => {
    const pasted = `lantern ${'x'.repeat(limits.queryLength)} pond`;
    expect(pathsOf(en, pasted)).toEqual(pathsOf(en, pasted.slice(0, limits.queryLength)));
    // The cache key is the part that is read.
    expect(en.search(pasted)).toBe(en.search(`${pasted} koi`));
  });

  it('contains the read part of the query once, however many rows there are', () => {
    const pasted = `lantern ${'x'.repeat(10_000)}`;
    const response = en.search(pasted);
    expect(response.rowCount).toBeGreaterThan(1);
    expect(response.query).toBe(pasted.slice(0, limits.queryLength));
    expect(JSON.stringify(response).match(/xx+/g)).toHaveLength(1);
  });

  it('finds every document that has all words according to a full scan', () => {
    const word = fc.constantFrom(
      'red',
      'redKite',
      'kite',
      'a.b',
      'b',
      '红',
      '红色',
      '色彩红',
      'x红',
      'Éa',
      '@a/b-red',
    );
    const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
    const documents = fc
      .array(fc.tuple(text, text, text), { maxLength: 8 })
      .map((list) => list.map(([title, content, heading], at) => doc(`/${at}`, title, content, [heading])));
    const query = fc.oneof(text, fc.constantFrom('r', '色', 'a/', 'redk', '红 r', 'kite 红x'));
    fc.assert(
      fc.property(documents, query, (given, asked) => {
        const complete = plainSearch(given, asked);
        const found = buildIndex(given)
          .search(asked, { limit: 100 })
          .pages.map(({ routePath }) => routePath);
        expect(found).toEqual(expect.arrayContaining([...complete]));
      }),
      { numRuns: 300 },
    );
  });
});

describe('limits', () => {
  it('returns seven pages by default', () => {
    const index = buildIndex(Array.from({ length: 20 }, (_, at) => doc(`/${at}`, `Kite ${at}`)));
    expect(index.search('kite').pages).toHaveLength(7);
    expect(index.search('kite', { limit: 12 }).pages).toHaveLength(12);
    expect(index.search('kite', { limit: 0 }).pages).toHaveLength(0);
  });

  it.each([
    [1.9, 1],
    [-1, 0],
    [Number.NaN, 7],
  ])('round a limit down, and use the default for no number: %d', (limit, pages) => {
    const index = buildIndex(Array.from({ length: 20 }, (_, at) => doc(`/${at}`, `Kite ${at}`)));
    expect(index.search('kite', { limit }).pages).toHaveLength(pages);
    expect(index.rank('kite', { limit })).toHaveLength(pages);
  });

  it('answers a repeated query from the cache, separately for other options', () => {
    const first = en.search('lantern');
    expect(en.search('lantern')).toBe(first);
    expect(en.search('lantern', { limit: 1 })).not.toBe(first);
    for (let at = 0; at < limits.cachedQueries; at += 1) en.search(`lantern ${at}`);
    expect(en.search('lantern')).not.toBe(first);
  });

  it('skips a second document with the same route path', () => {
    const index = buildIndex([doc('/a', 'Kite'), doc('/a', 'Kite again')]);
    expect(index.search('kite').pages.map(({ title }) => title)).toEqual(['Kite']);
    expect(index.summary.documents).toBe(1);
  });
});
