import { expect, it } from 'vitest';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { parseQuery } from '../query/parse-query.ts';
import { createResolver } from '../query/resolve-query.ts';
import { ScoreAccumulator } from '../ranking/score-accumulator.ts';
import { completeCoverage } from './rerank.ts';

/** Whether a page with this content counts as one that has every word. */
function isComplete(content: string, text: string): boolean {
  const page = { routePath: '/', title: '', content, toc: [], domain: '' };
  const index = invertedIndexOf([page], wordAndBigramAnalyzer);
  const query = parseQuery(text, wordAndBigramAnalyzer);
  const clauses = createResolver(index.dictionary)(query);
  const accumulator = new ScoreAccumulator(index);
  accumulator.score(clauses, query.style);
  return accumulator.topK(1, completeCoverage(clauses)).length > 0;
}

it.each(['a.b', 'a.b.c', 'node.js css-modules one', '3.14 of 2.71', 'one 1.2.3 two 4.5', 'a.1 b.2 c.3'])(
  'a page with every word of %s is complete, though sums of weights are rounded',
  (text) => {
    expect(isComplete(text, text)).toBe(true);
  },
);

it('a page without the number of a name is not complete', () => {
  const words = 'one two three four';
  expect(isComplete(`x x5 5 ${words}`, `x.5 ${words}`)).toBe(true);
  expect(isComplete(`x x5 ${words}`, `x.5 ${words}`)).toBe(false);
});
