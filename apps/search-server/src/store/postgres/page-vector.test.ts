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

it('quotes a term for tsvector and tsquery', () => {
  expect(quoted(String.raw`it's \ `)).toBe(String.raw`'it\'s \\ '`);
});
