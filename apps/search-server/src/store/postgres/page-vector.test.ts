import { expect, it } from 'vitest';
import { pageVector, quoted } from './page-vector.ts';

const document = {
  routePath: '/',
  title: 'The port',
  content: 'A port.',
  keywords: ['socket'],
  toc: [{ text: 'Taken', id: 'taken', depth: 2, charIndex: 0 }],
};

it('weighs titles, headings with keywords, and contents', () => {
  const { vector, titleTerms } = pageVector(document, 'en');
  expect(vector.split(' ')).toEqual(expect.arrayContaining(["'port':2A,6D", "'socket':3B", "'taken':4B"]));
  expect(titleTerms).toBe(2);
});

it('keeps within the limits of tsvector', () => {
  const content = `${'port '.repeat(20_000)}${'x'.repeat(3000)}`;
  const { vector } = pageVector({ ...document, content }, 'en');
  const [, places = ''] = /'port':(\S+)/.exec(vector) ?? [];
  expect(places.split(',')).toHaveLength(256);
  expect(vector).not.toContain('xxxx');
});

it('quotes a term for tsvector and tsquery', () => {
  expect(quoted(String.raw`it's \ `)).toBe(String.raw`'it\'s \\ '`);
});
