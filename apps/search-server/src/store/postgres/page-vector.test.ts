import { expect, it } from 'vitest';
import { pageVectors, quoted } from './page-vector.ts';

const document = {
  routePath: '/',
  title: 'The port',
  content: 'A port.',
  keywords: ['socket'],
  toc: [{ text: 'Taken port', id: 'taken', depth: 2, charIndex: 0 }],
};

it('weighs titles, headings with keywords, and contents', () => {
  const { terms } = pageVectors(document, 'en');
  expect(terms.split(' ')).toEqual(expect.arrayContaining(["'port':2A,5B,7D", "'socket':3B", "'taken':4B"]));
});

it('has the terms of the title apart', () => {
  expect(pageVectors(document, 'en').titles.split(' ').toSorted()).toEqual(["'port':1A", "'the':1A"]);
});

it('numbers the headings that have a term, and counts the terms of each', () => {
  const { heads, headLengths } = pageVectors(document, 'en');
  expect(heads.split(' ')).toEqual(expect.arrayContaining(["'port':1A,3B", "'socket':2B", "'taken':3B"]));
  expect(headLengths).toEqual([2, 1, 2]);
});

it('keeps within the limits of tsvector', () => {
  const content = `${'port '.repeat(20_000)}${'x'.repeat(3000)}`;
  const { terms } = pageVectors({ ...document, content }, 'en');
  const [, places = ''] = /'port':(\S+)/.exec(terms) ?? [];
  expect(places.split(',')).toHaveLength(256);
  expect(terms).not.toContain('xxxx');
});

it('keeps below a megabyte, and the title in any case', () => {
  const content = Array.from({ length: 200_000 }, (_, at) => `word${at}`).join(' ');
  const { terms } = pageVectors({ ...document, content }, 'en');
  expect(terms).toContain("'port':2A");
  expect(terms).toContain("'word17':");
  expect(terms).not.toContain("'word199999':");
});

it('quotes a term for tsvector and tsquery', () => {
  expect(quoted(String.raw`it's \ `)).toBe(String.raw`'it\'s \\ '`);
});
