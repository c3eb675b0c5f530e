import { expect, it } from 'vitest';
import { sectionOf, withSection } from './page-section.ts';

const page = '# Page\n\n## One\n\nfirst\n\n### Part\n\nof one\n\n## Two\n\nsecond\n';

it('finds the text under a heading', () => {
  expect(sectionOf(page, 'One')).toBe('first\n\n### Part\n\nof one');
  expect(sectionOf(page, 'Two')).toBe('second');
  expect(sectionOf(page, 'Three')).toBeUndefined();
});

it('replaces or appends a section and keeps the others', () => {
  const replaced = withSection(page, 'One', 'costs $& more');
  expect(replaced).toBe('# Page\n\n## One\n\ncosts $& more\n\n## Two\n\nsecond\n');
  expect(withSection(page, 'Three', 'third')).toBe(`${page}\n## Three\n\nthird\n`);
});
