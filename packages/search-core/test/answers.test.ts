import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../src/index.ts';
import { generatedCase, generatedDocuments, generatedQuery } from './generated-documents.ts';
import { patience } from './patience.ts';
import { responseFaults } from './response-faults.ts';

const seed = 20_240_607;

describe('an answer', patience, () => {
  it('marks whole characters inside its texts, in order, and keeps its widths and counts', () => {
    let rows = 0;
    fc.assert(
      fc.property(
        generatedCase,
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 1, max: 6 }),
        ({ documents, query }, limit, maxRowsPerPage) => {
          const response = buildIndex(documents).search(query, { limit, maxRowsPerPage });
          rows += response.rowCount;
          expect(responseFaults(response, { pages: limit, rowsPerPage: maxRowsPerPage })).toEqual([]);
        },
      ),
      { seed, numRuns: 600 },
    );
    expect(rows).toBeGreaterThan(200);
  });

  it('marks something on every page', () => {
    let pageCount = 0;
    fc.assert(
      fc.property(generatedCase, ({ documents, query }) => {
        const { pages } = buildIndex(documents).search(query, { limit: 100 });
        pageCount += pages.length;
        const unmarked = pages.filter(({ rows }) =>
          rows.every(
            (row) =>
              row.ranges.length + row.statementRanges.length === 0 &&
              !(row.type === 'title' && row.alsoCalled),
          ),
        );
        expect(unmarked).toEqual([]);
      }),
      { seed, numRuns: 600 },
    );
    expect(pageCount).toBeGreaterThan(200);
  });

  it('is plain data, which a structured clone keeps', () => {
    fc.assert(
      fc.property(generatedCase, ({ documents, query }) => {
        const response = buildIndex(documents).search(query);
        expect(structuredClone(response)).toEqual(response);
      }),
      { seed, numRuns: 100 },
    );
  });

  it('does not depend on earlier queries', () => {
    const asked = generatedDocuments.chain((documents) =>
      fc.record({
        documents: fc.constant(documents),
        queries: fc.array(generatedQuery(documents), { minLength: 2, maxLength: 8 }),
      }),
    );
    fc.assert(
      fc.property(asked, ({ documents, queries }) => {
        const used = buildIndex(documents);
        for (const query of queries) {
          const fresh = buildIndex(documents);
          expect(used.rank(query)).toEqual(fresh.rank(query));
          expect(used.search(query)).toEqual(fresh.search(query));
        }
      }),
      { seed, numRuns: 150 },
    );
  });

  it('survives any number as a limit', () => {
    const index = buildIndex([{ routePath: '/', title: 'Pond', content: 'pond', toc: [], domain: '' }]);
    for (const limit of [NaN, -1, -Infinity, 0.5, 1.5, 2 ** 53, Infinity]) {
      const { pages } = index.search('pond', { limit, maxRowsPerPage: limit });
      expect(pages.length).toBeLessThanOrEqual(1);
      expect(index.rank('pond', { limit }).length).toBeLessThanOrEqual(1);
    }
  });

  it('has the same order as `rank`', () => {
    fc.assert(
      fc.property(generatedCase, ({ documents, query }) => {
        const index = buildIndex(documents);
        const ranked = index.rank(query, { limit: 100 }).map(({ routePath }) => routePath);
        const shown = index.search(query, { limit: 100 }).pages.map(({ routePath }) => routePath);
        expect(ranked).toEqual(shown);
      }),
      { seed, numRuns: 200 },
    );
  });

  it('explains the score by which it ranks', () => {
    fc.assert(
      fc.property(generatedCase, ({ documents, query }) => {
        const index = buildIndex(documents);
        for (const { routePath, score } of index.rank(query, { limit: 100 })) {
          const explanation = index.explain(query, routePath);
          expect(explanation.score).toBeCloseTo(score, 5);
          expect(explanation.signals.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(score, 5);
        }
      }),
      { seed, numRuns: 100 },
    );
  });
});
