import { describe, expect, it } from 'vitest';
import { buildIndex } from './search-engine.ts';

const pageOf = (title: string, content: string, more = {}) => ({
  routePath: `/${title}`,
  title,
  content,
  toc: [],
  domain: '',
  ...more,
});
const titlesOf = (documents: readonly ReturnType<typeof pageOf>[], query: string) =>
  buildIndex(documents)
    .search(query)
    .pages.map(({ title }) => title);
const firstRow = (document: ReturnType<typeof pageOf>, query: string) =>
  buildIndex([document]).search(query).pages[0]?.rows[0];

describe('two words', () => {
  it('find a word that joins them', () => {
    expect(titlesOf([pageOf('Chat', 'Open a WebSocket, or a websocket.')], 'web sockets')).toEqual(['Chat']);
    expect(titlesOf([pageOf('Maps', 'Set sourcemap.'), pageOf('Code', 'Map it.')], 'source map')).toEqual([
      'Maps',
      'Code',
    ]);
  });

  it('rank the page with the typed words above one with the name', () => {
    const named = pageOf('output.sourceMap', 'An option.');
    expect(titlesOf([named, pageOf('Source map', 'Find errors.')], 'source map')).toEqual([
      'Source map',
      'output.sourceMap',
    ]);
    const guide = pageOf('Debug', 'A source map leads to your source. Use a source map.');
    expect(titlesOf([pageOf('Build', 'Turn off sourceMap here.'), guide], 'source map')).toEqual([
      'Debug',
      'Build',
    ]);
  });

  it('show the description below a title that equals the query', () => {
    const page = pageOf('Chunk splitting', 'Divide the output.\nSet performance.chunkSplit here.');
    expect(firstRow(page, 'chunk splitting')?.statement).toBe('Divide the output.');
  });

  it('show the keyword as typed before the name', () => {
    const page = pageOf('Assets', 'Text.', { keywords: ['public path'], synonyms: ['publicPath'] });
    expect(firstRow(page, 'public path')).toMatchObject({ alsoCalled: { text: 'public path' } });
  });
});
