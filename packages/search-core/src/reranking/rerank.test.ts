import { describe, expect, it } from 'vitest';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { createSurfaceLookup } from '../index/surface-lookup.ts';
import { parseQuery } from '../query/parse-query.ts';
import { createResolver } from '../query/resolve-query.ts';
import type { Evidence, ScoredDocument } from '../ranking/score.ts';
import { completeCoverage, rerank } from './rerank.ts';

interface Page {
  readonly title?: string;
  readonly content?: string;
}

/** A page that scores its text alone. */
function scored(docId: number, score: number, evidence: Partial<Evidence> = {}): ScoredDocument {
  const text = { text: score, coverage: 1, heading: 0, exactHeading: 0, phrase: 0 };
  return { docId, score, section: docId, evidence: { ...text, ...evidence } };
}

function reranked(
  pages: readonly Page[],
  text: string,
  best: readonly ScoredDocument[],
  candidates: readonly ScoredDocument[] = best,
) {
  const documents = pages.map(({ title = '', content = '' }, at) => ({
    routePath: `/${at}`,
    title,
    content,
    toc: [],
    domain: '',
  }));
  const index = invertedIndexOf(documents, wordAndBigramAnalyzer);
  const query = parseQuery(text, wordAndBigramAnalyzer);
  const clauses = createResolver(index.dictionary)(query);
  return rerank(index, createSurfaceLookup(index.text), query, clauses, { best, candidates });
}

const idsOf = (documents: readonly ScoredDocument[]) => documents.map(({ docId }) => docId);

describe('a heading with the query letter for letter', () => {
  const pages = [{ title: 'emit' }, { title: '$emit' }, { title: 'emit' }];

  it('counts 1 with punctuation, and may rank first', () => {
    const best = [scored(0, 10, { heading: 1 }), scored(1, 5, { heading: 1 })];
    // (1 + 4 × 1) × (1 + 1) × 5
    expect(reranked(pages, '$emit', best)).toMatchObject([
      { docId: 1, score: 50, evidence: { exactHeading: 1 } },
      { docId: 0, score: 10, evidence: { exactHeading: 0 } },
    ]);
  });

  it('counts 0.3 without, also with spaces around the query', () => {
    const [first] = reranked(pages, ' emit ', [scored(0, 10, { heading: 1 })]);
    expect(first?.evidence.exactHeading).toBe(0.3);
  });

  it('is not read if it could not rank first, if no heading matches, and after the first ten', () => {
    const best = [
      scored(0, 10),
      scored(1, 0.9, { heading: 1 }),
      ...Array.from({ length: 8 }, () => scored(0, 4)),
      scored(1, 9, { heading: 1 }),
    ];
    expect(reranked(pages, '$emit', best)).toEqual(best);
  });

  it('is one that equals the query, if there is one', () => {
    const names = [{ title: 'C++' }, { title: 'C#' }, { title: 'C' }];
    const best = names.map((_, docId) => scored(docId, 5, { heading: 1 }));
    expect(idsOf(reranked(names, 'c', best))).toEqual([2, 0, 1]);
    expect(idsOf(reranked(names.slice(0, 2), 'c', best.slice(0, 2)))).toEqual([0, 1]);
  });

  it('decides verbose queries, for which other headings do not count', () => {
    const words = 'one two three four five six seven eight';
    const best = [scored(0, 10, { heading: 1 }), scored(1, 4, { heading: 0.9 })];
    expect(reranked([{ title: 'one two' }, { title: `${words} nine` }], words, best)).toMatchObject([
      { docId: 1, score: 16, evidence: { exactHeading: 0.3 } },
      { docId: 0, score: 10, evidence: { exactHeading: 0 } },
    ]);
  });
});

describe('a phrase', () => {
  const phrase = 'one two three four';
  const quoted = { content: `so ${phrase} is` };
  const apart = { content: 'four three two one' };
  const other = { content: 'kiwi' };

  it('counts by the share of pages with its last word, and may rank first', () => {
    const [first, second] = reranked([apart, quoted, other, other], phrase, [scored(0, 10), scored(1, 9)]);
    // 0.01 + 2 of 4 pages
    expect(first).toMatchObject({ docId: 1, evidence: { phrase: 0.51 } });
    expect(first?.score).toBeCloseTo(9 * (1 + 10 * 0.51), 5);
    expect(second).toEqual(scored(0, 10));
  });

  it('counts as much for a verbose query', () => {
    const words = 'one two three four five six seven eight';
    const pages = [{ content: 'eight one' }, { content: words }, other, other];
    const [first] = reranked(pages, words, [scored(0, 10), scored(1, 9)]);
    expect(first?.docId).toBe(1);
    expect(first?.score).toBeCloseTo(9 * (1 + 10 * 0.51), 5);
  });

  it('is divided among the pages that have it', () => {
    const best = [scored(0, 10), scored(1, 9), scored(2, 8)];
    const [first, , third] = reranked([apart, quoted, quoted, other], phrase, best);
    expect(first).toMatchObject({ docId: 1, evidence: { phrase: 0.76 / 2 } });
    expect([third?.docId, third?.evidence.phrase]).toEqual([0, 0]);
  });

  it('counts less if a heading matches', () => {
    const best = [scored(0, 10), scored(1, 9, { heading: 0.1 })];
    const [first] = reranked([apart, quoted, other, other], phrase, best);
    expect(first?.evidence.phrase).toBeCloseTo(0.51 * Math.exp(-1.4), 8);
  });

  it('adds a page that was not among the best, replacing the last', () => {
    const best = [scored(0, 10), scored(2, 9)];
    const ranking = reranked([apart, quoted, other, other], phrase, best, [scored(1, 8)]);
    expect(idsOf(ranking)).toEqual([1, 0]);
  });

  it.each([
    ['the leader alone has every word', [scored(1, 10), scored(0, 9)], [scored(1, 10)]],
    ['it could not take the lead', [scored(0, 100), scored(1, 10)], [scored(1, 10)]],
    [
      'it would lift a page by less than 5 %',
      [scored(0, 10, { heading: 0.5 }), scored(1, 9.99)],
      [scored(1, 9.99)],
    ],
  ])('is not searched if %s', (_, best, candidates) => {
    expect(reranked([apart, quoted, other, other], phrase, best, candidates)).toEqual(best);
  });

  it('counts only the base value if its last word is a prefix', () => {
    const best = [scored(0, 10), scored(1, 9.9)];
    const [first] = reranked([apart, quoted, other, other], 'one two three fou', best);
    expect(first?.evidence.phrase).toBeCloseTo(0.01, 8);
  });

  it('keeps the order of pages with the same score by number', () => {
    const best = [scored(2, 10), scored(1, 9), scored(0, 9)];
    expect(idsOf(reranked([quoted, quoted, apart, other], phrase, best))).toEqual([0, 1, 2]);
  });
});

it('a page with the name and its pieces is complete without the leading path', () => {
  const page = { routePath: '/', title: '', content: 'build.lib build.lib.entry', toc: [], domain: '' };
  const { dictionary } = invertedIndexOf([page], wordAndBigramAnalyzer);
  const clauses = createResolver(dictionary)(parseQuery('build.lib.entry', wordAndBigramAnalyzer));
  expect(completeCoverage(clauses)).toBeCloseTo(2.8 / (2.8 + 2 / 3), 4);
});
