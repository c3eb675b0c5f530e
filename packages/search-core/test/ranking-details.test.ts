import { describe, expect, it } from 'vitest';
import { analyzerFor } from '../src/analysis/analyzers.ts';
import { buildIndex } from '../src/index.ts';
import type { SearchDocument } from '../src/index.ts';
import { invertedIndexOf } from '../src/index/index-builder.ts';
import { pageOf as page } from './page-of.ts';

const evidenceOf = (document: SearchDocument, query: string) =>
  buildIndex([document]).explain(query, document.routePath).evidence;

it('weights a heading that equals a verbose query ten times', () => {
  const words = 'hang seven copper lanterns above the garden path';
  const { evidence, signals } = buildIndex([page('/a', words, 'Other.')]).explain(words, '/a');
  const at = signals.findIndex(({ name }) => name === 'exact-heading');
  const before = signals.slice(0, at).reduce((sum, { share }) => sum + share, 0);
  expect(evidence.exactHeading).toBeGreaterThan(0);
  expect((signals[at]?.share ?? 0) / before).toBeCloseTo(10 * evidence.exactHeading);
});

describe('a heading', () => {
  it('counts 0.7 of a title with the same words', () => {
    const title = evidenceOf(page('/a', 'Wick trimming', 'Text.'), 'wick trimming').heading;
    const heading = evidenceOf(page('/a', 'Pond', 'Text.', ['Wick trimming']), 'wick trimming').heading;
    expect(heading / title).toBeCloseTo(0.7);
  });

  it('is the first of those that match as much', () => {
    const document = page('/a', 'Pond', 'Text.', ['Wick oil', 'Wick lamp', 'Wick glass']);
    expect(buildIndex([document]).rank('wick')[0]?.sectionId).toBe('Wick oil');
  });

  it('has the best similarity of its terms, whatever their order', () => {
    const evidence = (title: string) => evidenceOf(page('/a', title, 'Text.'), 'conf').heading;
    expect(evidence('conf configuration')).toBe(evidence('configuration conf'));
  });

  it('contains a query in braces letter for letter', () => {
    expect(evidenceOf(page('/a', 'The set {a} of all', 'Text.'), '{a}').exactHeading).toBe(1);
  });
});

describe('a length', () => {
  it('does not count a lone underscore', () => {
    expect([...invertedIndexOf([page('/a', 'T', 'a _ b')], analyzerFor('en')).fieldLengths]).toEqual([
      1, 0, 2,
    ]);
  });

  it('is exact in a verbose query, and rounded in a short one', () => {
    const text = (count: number) =>
      `kite ${Array.from({ length: count - 1 }, (_, at) => `w${at}`).join(' ')}`;
    const index = buildIndex([
      page('/19', 'A', text(19)),
      page('/20', 'A', text(20)),
      page('/b', 'B', 'x y z'),
    ]);
    const differ = (query: string) =>
      index.explain(query, '/19').evidence.text !== index.explain(query, '/20').evidence.text;
    expect([differ('kite'), differ('kite alpha beta gamma delta epsilon zeta eta')]).toEqual([false, true]);
  });
});

describe('a term', () => {
  it('of digits and slashes keeps them apart', () => {
    const index = buildIndex([page('/a', 'A', 'At 1/12 scale.'), page('/b', 'B', 'At 11/2 scale.')]);
    expect(index.rank('1/12 scale')[0]?.routePath).toBe('/a');
    expect(index.rank('11/2 scale')[0]?.routePath).toBe('/b');
  });

  it('is not part of a contraction', () => {
    const terms = buildIndex([page('/a', 'A', 'we have vegetables')]).explain("we've", '/a').clauses;
    expect(terms.map(({ term }) => term)).toEqual(['we']);
  });
});

describe('rows', () => {
  it('are only the heading if one row is requested and a line matches as well', () => {
    const document = page('/a', 'Pond', 'Lead.\nWick\nTrim the wick.', ['Wick']);
    const [found] = buildIndex([document]).search('wick', { maxRowsPerPage: 1 }).pages;
    expect(found?.rows.map(({ type }) => type)).toEqual(['header']);
  });

  it('name a correction once, in capitals or not', () => {
    const document = page('/a', 'Plugins', 'All plugins are listed here.');
    const [row] = buildIndex([document]).search('plugisn listed').pages[0]?.rows ?? [];
    expect(row?.corrections.map(({ found }) => found)).toEqual(['Plugins']);
  });
});
