import { expect, it } from 'vitest';
import { notFoundPage } from '../data/not-found-page.ts';
import { withoutRegions } from './hidden-regions.ts';

const page = notFoundPage('en');
const { frontmatter } = page.facts;

it('turns hidden regions off, and keeps regions off that the frontmatter turns off', () => {
  const shown = withoutRegions(page, ['navbar', 'globalUIComponents']).facts.frontmatter;
  expect(shown).toEqual({ ...frontmatter, navbar: false, globalUIComponents: false });
  expect(frontmatter.sidebar).toBe(false);
  expect(shown.sidebar).toBe(false);
});

it('returns the same page if nothing is hidden', () => {
  expect(withoutRegions(page, [])).toBe(page);
});
