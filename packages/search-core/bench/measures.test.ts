import { describe, expect, it } from 'vitest';
import { ndcg, reciprocalRank, relevanceOf } from './measures.ts';

describe('reciprocalRank', () => {
  it('is one over the place of the first relevant page', () => {
    expect(reciprocalRank(['/a', '/b', '/c'], ['/c', '/b'])).toBe(0.5);
  });

  it('is nothing beyond the tenth', () => {
    const ranked = Array.from({ length: 11 }, (_, at) => `/${at}`);
    expect(reciprocalRank(ranked, ['/9'])).toBe(0.1);
    expect(reciprocalRank(ranked, ['/10'])).toBe(0);
  });
});

describe('ndcg', () => {
  const grades = { '/a': 3, '/b': 1 };

  it('is one in the best order, less in another, none without an answer', () => {
    expect(ndcg(['/a', '/b'], grades)).toBe(1);
    // (1 + 7 / log2(3)) / (7 + 1 / log2(3))
    expect(ndcg(['/b', '/a'], grades)).toBeCloseTo(0.7098, 4);
    expect(ndcg(['/c'], grades)).toBe(0);
    expect(ndcg(['/c'], {})).toBe(0);
  });
});

describe('relevanceOf', () => {
  it('gives the mean of each class, and pools by query', () => {
    const queries = [
      { query: 'a', class: 'title', relevant: ['/a'] },
      { query: 'b', class: 'typo', relevant: ['/b'] },
      { query: 'c', class: 'typo', relevant: ['/c'] },
      { query: 'd', class: 'ident', relevant: ['/d'] },
    ];
    const rank = ({ query }: { readonly query: string }) => (query === 'c' ? [] : [`/${query}`]);
    expect(relevanceOf(queries, rank)).toEqual({ all: 2 / 3, title: 1, typo: 0.5, ident: 1 });
  });

  it('takes grades where there are any', () => {
    const queries = [{ query: 'a', class: 'question', grades: { '/a': 4 } }];
    expect(relevanceOf(queries, () => ['/a'])).toEqual({ question: 1 });
  });
});
