import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, openIndex, parseDocuments } from '../src/index.ts';
import type { SearchDocument, SearchIndex } from '../src/index.ts';
import { sampleDocumentsEn, sampleDocumentsZh } from '../src/testing/index.ts';
import { generatedCase, generatedDocuments } from './generated-documents.ts';
import { patience } from './patience.ts';

const seed = 20_240_608;

function reopened(index: SearchIndex): SearchIndex {
  const opened = openIndex(index.toBytes());
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

function expectSameAnswers(documents: readonly SearchDocument[], queries: readonly string[]): void {
  const built = buildIndex(documents);
  const opened = reopened(built);
  for (const query of queries) {
    expect(opened.search(query)).toEqual(built.search(query));
    expect(opened.rank(query)).toEqual(built.rank(query));
  }
}

function page(routePath: string, content: string, title = 'Page'): SearchDocument {
  return { routePath, title, content, toc: [], domain: '' };
}

describe('an index out of its bytes', patience, () => {
  it('answers like the built one, in both languages', () => {
    const documents = [...sampleDocumentsEn, ...sampleDocumentsZh];
    expectSameAnswers(documents, [
      'lantern',
      'light.wickLength',
      'pond stream',
      '灯笼',
      '灯',
      'Garden插件',
      'x',
      '',
    ]);
  });

  it('answers like the built one, for any documents and queries', () => {
    fc.assert(
      fc.property(generatedCase, ({ documents, query }) => expectSameAnswers(documents, [query])),
      { seed, numRuns: 600 },
    );
  });

  it('explains like the built one', () => {
    fc.assert(
      fc.property(generatedCase, ({ documents, query }) => {
        const built = buildIndex(documents);
        const opened = reopened(built);
        for (const { routePath } of built.rank(query)) {
          expect(opened.explain(query, routePath)).toEqual(built.explain(query, routePath));
        }
      }),
      { seed, numRuns: 100 },
    );
  });

  it('has the summary and the bytes of the built one', () => {
    fc.assert(
      fc.property(generatedDocuments, (documents) => {
        const built = buildIndex(documents);
        const opened = reopened(built);
        expect(opened.summary).toEqual(built.summary);
        expect(opened.toBytes()).toEqual(built.toBytes());
        expect(built.toBytes().length).toBe(built.summary.bytes);
      }),
      { seed, numRuns: 200 },
    );
  });

  it('does not depend on the identity of the document objects', () => {
    fc.assert(
      fc.property(generatedDocuments, (documents) => {
        const parsed = parseDocuments(JSON.parse(JSON.stringify(documents)));
        if (!parsed.ok) throw new Error(parsed.error.path);
        expect(buildIndex(parsed.value).toBytes()).toEqual(buildIndex(documents).toBytes());
      }),
      { seed, numRuns: 100 },
    );
  });
});

describe('enormous fields', patience, () => {
  const half = 20_000;

  it.each([
    ['one word', 'a'.repeat(2 * half)],
    ['one run of ideographs', '灯笼'.repeat(half)],
    ['one identifier', 'a.b'.repeat(half)],
    ['capitals', 'aB'.repeat(half)],
    ['connectors', '-'.repeat(2 * half)],
    ['scopes', '@a/'.repeat(half)],
    ['combining marks', `a${'\u0301'.repeat(half)}`],
    ['lone surrogates', '\ud83d'.repeat(half)],
    ['lines', 'pond\n'.repeat(half)],
    ['blanks', ' '.repeat(2 * half)],
  ])('of %s only are indexed, stored and searched', (_, content) => {
    const documents = [page('/huge', content), page('/small', 'pond 灯笼')];
    expectSameAnswers(documents, ['pond', '灯笼', 'a', 'aB', content.slice(0, 100)]);
  });

  it('are indexed as titles and headings too', () => {
    const text = 'pond 灯笼 '.repeat(10_000);
    const toc = Array.from({ length: 5000 }, (_, at) => ({
      text: `part ${at}`,
      id: `p${at}`,
      depth: 2,
      charIndex: at,
    }));
    expectSameAnswers([{ ...page('/a', text, text), toc }, page('/b', '')], ['pond', 'part 4999', '笼']);
  });
});
