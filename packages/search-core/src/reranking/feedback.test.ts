import { describe, expect, it } from 'vitest';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { parseQuery } from '../query/parse-query.ts';
import { createResolver } from '../query/resolve-query.ts';
import { idf } from '../ranking/bm25.ts';
import { withFeedback } from './feedback.ts';

/** Weights by term, of the query `zinc` and what the first `count` pages add to it. */
function weightsOf(contents: readonly string[], count = contents.length) {
  return Object.fromEntries(
    feedbackOf(contents, count).map(({ clause }) => [clause.term, Number(clause.weight.toFixed(6))]),
  );
}

function feedbackOf(contents: readonly string[], count: number) {
  const documents = contents.map((content, at) => ({
    routePath: `/${at}`,
    title: '',
    content,
    toc: [],
    domain: '',
  }));
  const index = invertedIndexOf(documents, wordAndBigramAnalyzer);
  const query = parseQuery('zinc ', wordAndBigramAnalyzer);
  const best = Array.from({ length: count }, (_, docId) => ({
    docId,
    score: 1,
    section: docId,
    evidence: { text: 1, coverage: 1, heading: 0, exactHeading: 0, phrase: 0 },
  }));
  return withFeedback(index, createResolver(index.dictionary)(query), best);
}

describe('feedback', () => {
  it('adds the words that two pages share, weighted by their share of the words of each page', () => {
    // kiwi: 2/5 + 1/2, plum: 1/5 + 1/2; lime is twice in one page.
    expect(weightsOf(['kiwi kiwi plum lime lime', 'kiwi plum'])).toEqual({
      zinc: 1,
      kiwi: 0.8,
      plum: 0.622222,
    });
  });

  it('adds weight to a word that the query has', () => {
    expect(weightsOf(['zinc plum', 'zinc plum'])).toEqual({ zinc: 1.8, plum: 0.8 });
  });

  it('weights rare words more', () => {
    const contents = ['kiwi plum', 'kiwi plum', 'plum', 'plum', 'lime'];
    const { kiwi, plum } = weightsOf(contents, 2);
    expect(kiwi).toBe(0.8);
    expect(plum).toBeCloseTo((0.8 * idf(4, 5)) / idf(2, 5), 5);
  });

  it('reads the first 500 words of a page', () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `q${at}`).join(' ');
    expect(weightsOf([`${words(499)} kiwi`, 'kiwi'])).toHaveProperty('kiwi');
    expect(weightsOf([`${words(500)} kiwi`, 'kiwi'])).not.toHaveProperty('kiwi');
  });

  it('adds at most 16 words, those of three letters and more', () => {
    const words = Array.from({ length: 20 }, (_, at) => `x${'abcdefghijklmnopqrst'.charAt(at)}y`).join(' ');
    expect(Object.keys(weightsOf([`${words} no k8s`, `${words} no k8s`]))).toHaveLength(17);
    expect(weightsOf(['no k8s', 'no k8s'])).toEqual({ zinc: 1 });
  });

  it('adds plain words', () => {
    const [, added] = feedbackOf(['kiwi', 'kiwi'], 2);
    expect(added).toMatchObject({
      clause: { kind: 'word', term: 'kiwi', typed: 'kiwi', isPrefix: false },
      alternatives: [],
      corrections: [],
    });
  });
});
