import { expect, it } from 'vitest';
import { withSingleLines } from './single-lines.ts';

const page = {
  routePath: '/a',
  title: 'Hang\nlanterns',
  content: 'First.\nSecond.',
  toc: [{ text: 'On\nhooks', id: 'hooks', depth: 2, charIndex: 7 }],
  keywords: ['oil\nlamp'],
  synonyms: ['wick\nholder'],
};

it('replaces line breaks in names of a page and its sections, not in its content', () => {
  expect(withSingleLines(page)).toEqual({
    ...page,
    title: 'Hang lanterns',
    toc: [{ text: 'On hooks', id: 'hooks', depth: 2, charIndex: 7 }],
    keywords: ['oil lamp'],
    synonyms: ['wick holder'],
  });
});

it.each(['title', 'keywords', 'synonyms'] as const)('finds a line break that only %s have', (field) => {
  const single = { routePath: '/a', title: '', content: '', toc: [], [field]: page[field] };
  expect(JSON.stringify(withSingleLines(single))).not.toContain('\\n');
});
