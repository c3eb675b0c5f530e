import { expect, it } from 'vitest';
import { analyzerFor } from '../src/analysis/analyzers.ts';
import { invertedIndexOf } from '../src/index/index-builder.ts';
import { buildIndex } from '../src/index.ts';
import { parseQuery } from '../src/query/parse-query.ts';
import { createResolver } from '../src/query/resolve-query.ts';
import { ScoreAccumulator } from '../src/ranking/score-accumulator.ts';
import { scoreOf } from '../src/ranking/score.ts';
import { pageOf } from './page-of.ts';
import { patience } from './patience.ts';
import { seededCorpus, seededQueries } from './seeded-corpus.ts';

const documents = seededCorpus(120);
const queries = seededQueries(documents, 320);

it('the best k pages of 320 queries are those of a full sort', patience, () => {
  const analyzer = analyzerFor('en');
  const index = invertedIndexOf(documents, analyzer);
  const [resolve, accumulator] = [createResolver(index.dictionary), new ScoreAccumulator(index)];
  for (const text of queries) {
    const query = parseQuery(text, analyzer);
    accumulator.score(resolve(query), query.style);
    const all = accumulator.topK(Infinity);
    for (const { score, evidence } of all) expect(scoreOf(evidence, query.style)).toBe(score);
    for (const minCoverage of [0, 0.7]) {
      const sorted = all
        .toReversed()
        .filter(({ evidence }) => evidence.coverage >= minCoverage)
        .sort((a, b) => b.score - a.score || a.docId - b.docId);
      for (const k of [1, 10, 40]) expect(accumulator.topK(k, minCoverage)).toEqual(sorted.slice(0, k));
    }
  }
});

it('of pages with the same score the first ranks higher, regardless of the order in which they are found', () => {
  const analyzer = analyzerFor('en');
  // Terms are visited in order, so the first page is found last.
  const pages = ['cabz', 'cabx', 'caby'].map((word) => pageOf(`/${word}`, 'Title', word));
  const index = invertedIndexOf(pages, analyzer);
  const accumulator = new ScoreAccumulator(index);
  accumulator.score(createResolver(index.dictionary)(parseQuery('cab', analyzer)), 'short');
  expect(accumulator.topK(1).map(({ docId }) => docId)).toEqual([0]);
});

it('every page of a ranking is explained by its score, and no other page has one', patience, () => {
  const index = buildIndex(documents.slice(0, 40));
  for (const query of queries.slice(0, 48)) {
    const scores = new Map(
      index.rank(query, { limit: 100 }).map(({ routePath, score }) => [routePath, score]),
    );
    for (const { routePath } of documents.slice(0, 40)) {
      const { score, signals } = index.explain(query, routePath);
      expect(score).toBe(scores.get(routePath) ?? 0);
      expect(signals.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(score, 6);
    }
    for (const score of scores.values()) expect(score).toBeGreaterThan(0);
  }
});

it('a lower limit returns a prefix of the same pages', patience, () => {
  const index = buildIndex(documents);
  for (const query of queries) {
    const all = index.rank(query, { limit: 120 });
    for (const limit of [1, 7, 25]) expect(index.rank(query, { limit })).toEqual(all.slice(0, limit));
  }
});
