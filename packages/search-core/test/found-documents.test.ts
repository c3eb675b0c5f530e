import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, openIndex } from '../src/index.ts';
import type { SearchDocument, SearchIndex } from '../src/index.ts';
import { patience } from './patience.ts';
import { beginningsWithout } from './typed-beginnings.ts';
import { oracleSearch } from './plain-oracle.ts';
import type { OracleDocument } from './plain-oracle.ts';
import {
  asciiBeginnings,
  asciiWords,
  hanPairs,
  hanSingles,
  smallCorpus,
  smallQuery,
} from './small-vocabulary.ts';

const seed = 20_240_609;
const allPages = { limit: 100 };

function oracleDocumentOf({ routePath, title, content, toc }: SearchDocument): OracleDocument {
  return { routePath, texts: [title, ...toc.map(({ text }) => text), ...content.split('\n')] };
}

function rankedRoutes(index: SearchIndex, query: string): readonly string[] {
  return index.rank(query, allPages).map(({ routePath }) => routePath);
}

describe('the documents that are found', patience, () => {
  it.each([...asciiWords, ...asciiBeginnings, ...hanPairs, ...hanSingles])(
    'for "%s" are those that plain reading finds',
    (word) => {
      fc.assert(
        fc.property(smallCorpus, (documents) => {
          const expected = oracleSearch(documents.map(oracleDocumentOf), [word]);
          expect(rankedRoutes(buildIndex(documents), word).toSorted()).toEqual(expected.any.toSorted());
        }),
        { seed, numRuns: 40 },
      );
    },
  );

  it('for several words are those that have any of them', () => {
    let complete = 0;
    let partial = 0;
    fc.assert(
      fc.property(smallCorpus, smallQuery, (documents, words) => {
        const expected = oracleSearch(documents.map(oracleDocumentOf), words);
        const ranked = rankedRoutes(buildIndex(documents), words.join(' '));
        expect(ranked.toSorted()).toEqual(expected.any.toSorted());
        complete += expected.complete.length;
        partial += expected.any.length - expected.complete.length;
      }),
      { seed, numRuns: 1500 },
    );
    expect(complete).toBeGreaterThan(500);
    expect(partial).toBeGreaterThan(500);
  });

  it('are the same after a round trip through bytes, and for any locale of the index', () => {
    fc.assert(
      fc.property(smallCorpus, smallQuery, fc.constantFrom('en', 'zh'), (documents, words, locale) => {
        const expected = oracleSearch(documents.map(oracleDocumentOf), words);
        const opened = openIndex(buildIndex(documents, { locale }).toBytes());
        if (!opened.ok) throw new Error(opened.error.kind);
        expect(rankedRoutes(opened.value, words.join(' ')).toSorted()).toEqual(expected.any.toSorted());
      }),
      { seed, numRuns: 300 },
    );
  });
});

describe('a word that is being typed', patience, () => {
  const words = ['lanterns', 'caching', 'cached', 'plugins', 'planning', 'splitting', 'entries', 'queries'];

  it.each([
    ...words,
    'dependencies',
    'classes',
    'aliases',
    'bundled',
    'naming',
    'typed',
    'sizing',
    'cookies',
    'queued',
    'controlling',
    'applied',
    'canvases',
    'APIs',
    '0.6.15',
    'using',
    '@docs/search-core',
    'assetPrefix',
    '灯笼池塘',
  ])('finds its page at every letter of %s', (word) => {
    const page = { routePath: '/', title: '', content: `so ${word}`, toc: [], domain: '' };
    expect(beginningsWithout(buildIndex([page]), word)).toEqual([]);
  });
});

describe('the rows of a page', patience, () => {
  it('mark nothing without a word of the query', () => {
    let marked = 0;
    fc.assert(
      fc.property(smallCorpus, smallQuery, (documents, words) => {
        for (const { rows } of buildIndex(documents).search(words.join(' '), allPages).pages) {
          for (const { statement, statementRanges } of rows) {
            for (const { start, end } of statementRanges) {
              const text = statement.slice(start, end);
              marked += 1;
              expect(words.some((word) => text.includes(word))).toBe(true);
            }
          }
        }
      }),
      { seed, numRuns: 300 },
    );
    expect(marked).toBeGreaterThan(100);
  });
});
