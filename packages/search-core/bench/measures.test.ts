import { describe, expect, it } from 'vitest';
import { ndcg, reciprocalRank, relevanceOf, scoreOf } from './measures.ts';

describe('reciprocalRank', () => {
  it('is 1 / rank of the first relevant page', () => {
    expect(reciprocalRank(['/a', '/b', '/c'], ['/c', '/b'])).toBe(0.5);
  });

  it('is 0 beyond the tenth', () => {
    const ranked = Array.from({ length: 11 }, (_, at) => `/${at}`);
    expect(reciprocalRank(ranked, ['/9'])).toBe(0.1);
    expect(reciprocalRank(ranked, ['/10'])).toBe(0);
  });
});

describe('ndcg', () => {
  const grades = { '/a': 3, '/b': 1 };

  it('is 1 for the best order, less for another, 0 without an answer', () => {
    expect(ndcg(['/a', '/b'], grades)).toBe(1);
    // (1 + 7 / log2(3)) / (7 + 1 / log2(3))
    expect(ndcg(['/b', '/a'], grades)).toBeCloseTo(0.7098, 4);
    expect(ndcg(['/c'], grades)).toBe(0);
    expect(ndcg(['/c'], {})).toBe(0);
  });
});

describe('scoreOf', () => {
  it('uses grades if there are any', () => {
    expect(scoreOf(['/b', '/a'], { query: '', class: 'title', relevant: ['/a'] })).toBe(0.5);
    expect(scoreOf(['/a'], { query: '', class: 'question', grades: { '/a': 4 } })).toBe(1);
  });
});

describe('relevanceOf', () => {
  it('returns the mean of each class, and pools by query', () => {
    const classes = ['title', 'typo', 'typo', 'ident'];
    expect(relevanceOf(classes, [1, 1, 0, 1])).toEqual({ all: 2 / 3, title: 1, typo: 0.5, ident: 1 });
  });

  it('skips queries without a score', () => {
    expect(relevanceOf(['typo', 'typo', 'question'], [null, 0.5, null])).toEqual({ all: 0.5, typo: 0.5 });
  });
});
