import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../document/search-document.ts';
import { buildIndex, openIndex } from './search-engine.ts';

function doc(routePath: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { routePath, title, content: 'Where the files are.', toc: [], domain: '', ...more };
}

const prefix = doc('/prefix', 'assetPrefix', {
  content: 'Where the files are.\nUsage\nSet a public path.',
  toc: [{ text: 'Usage', id: 'usage', depth: 2, charIndex: 21 }],
  keywords: ['CDN', 'delivery network'],
  synonyms: ['资源前缀', 'edge network'],
});
const others = [doc('/port', 'port'), doc('/host', 'host'), doc('/open', 'open')];
const index = buildIndex([prefix, ...others]);

function rowsOf(query: string, documents?: readonly SearchDocument[]) {
  return (documents === undefined ? index : buildIndex(documents)).search(query).pages[0]?.rows;
}

describe('keywords and synonyms', () => {
  it.each(['cdn', 'delivery', '前缀', 'delvery'])('find the page by %s, which is in no text', (query) => {
    expect(index.rank(query)).toMatchObject([{ routePath: '/prefix', sectionId: null }]);
    expect(index.explain(query, '/prefix').score).toBe(index.rank(query)[0]?.score);
  });

  it('are shown in the title row, marked, and have no rows of their own', () => {
    expect(rowsOf('cdn')).toMatchObject([
      {
        type: 'title',
        link: '/prefix',
        ranges: [],
        statement: 'Where the files are.',
        alsoCalled: { text: 'CDN', ranges: [{ start: 0, end: 3 }] },
        corrections: [],
      },
    ]);
    expect(rowsOf('资源前缀')?.map((row) => row.type === 'title' && row.alsoCalled)).toEqual([
      { text: '资源前缀', ranges: [{ start: 0, end: 4 }] },
    ]);
  });

  it('show which of their words corrects a mistyped one', () => {
    expect(rowsOf('delvery')).toMatchObject([
      {
        alsoCalled: { text: 'delivery network', ranges: [{ start: 0, end: 8 }] },
        corrections: [{ typed: 'delvery', found: 'delivery' }],
      },
    ]);
  });

  it('are shown above a line of the text that has the word too', () => {
    const rows = rowsOf('cdn', [{ ...prefix, content: `${prefix.content}\nOur CDN is fast.` }]);
    expect(rows).toMatchObject([
      { type: 'title', alsoCalled: { text: 'CDN' } },
      { type: 'content', link: '/prefix#usage', statement: 'Our CDN is fast.' },
    ]);
  });

  it('are not shown if title, heading or line match as much or more', () => {
    const named = (query: string, more: Partial<SearchDocument>) =>
      rowsOf(query, [{ ...prefix, ...more }])?.some((row) => row.type === 'title' && row.alsoCalled);
    expect(named('cdn', { title: 'cdn' })).toBe(false);
    expect(named('usage', { keywords: ['usage'] })).toBe(false);
    expect(named('public cdn path', {})).toBe(false);
    expect(named('files', {})).toBe(false);
  });

  it("name a page's own keyword where a synonym matches as well", () => {
    expect(rowsOf('network')).toMatchObject([{ alsoCalled: { text: 'delivery network' } }]);
    const swapped = { ...prefix, keywords: ['edge network'], synonyms: ['delivery network'] };
    expect(rowsOf('network', [swapped])).toMatchObject([{ alsoCalled: { text: 'edge network' } }]);
  });

  it('have the weight of a heading: the order is title, keyword or heading, text', () => {
    const heading = { toc: [{ text: 'proxy', id: 'proxy', depth: 2, charIndex: -1 }] };
    const scoreOf = (routePath: string, documents: readonly SearchDocument[]) =>
      buildIndex(documents).explain('proxy', routePath).score;
    const documents = [
      doc('/text', 'a', { content: 'proxy' }),
      doc('/keyword', 'b', { keywords: ['proxy'] }),
      doc('/title', 'proxy'),
    ];
    expect(
      buildIndex(documents)
        .rank('proxy')
        .map(({ routePath }) => routePath),
    ).toEqual(['/title', '/keyword', '/text']);
    expect(scoreOf('/x', [...documents, doc('/x', 'c', { synonyms: ['proxy'] })])).toBe(
      scoreOf('/x', [...documents, doc('/x', 'c', heading)]),
    );
  });

  it('count once if they are the same word', () => {
    const twice = buildIndex([doc('/a', 'a', { keywords: ['cdn', 'cdn'], synonyms: ['cdn'] })]);
    const once = buildIndex([doc('/a', 'a', { keywords: ['cdn'] })]);
    expect(twice.toBytes()).toEqual(once.toBytes());
  });

  it('do not change the sections of the text', () => {
    expect(index.rank('public')).toMatchObject([{ routePath: '/prefix' }]);
    expect(rowsOf('public')).toMatchObject([
      { type: 'content', link: '/prefix#usage', trail: ['assetPrefix', 'Usage'] },
    ]);
    expect(index.rank('usage')[0]?.sectionId).toBe('usage');
  });

  it('are the same after a round trip through bytes', () => {
    const opened = openIndex(index.toBytes());
    if (!opened.ok) throw new Error(opened.error.kind);
    for (const query of ['cdn', 'delvery', '前缀', 'network', 'usage', 'public']) {
      expect(opened.value.search(query)).toEqual(index.search(query));
      expect(opened.value.rank(query)).toEqual(index.rank(query));
    }
  });
});
