import { expect, it } from 'vitest';
import { notFoundPage } from '../data/not-found-page.ts';
import { withoutRegions } from './hidden-regions.ts';

const page = notFoundPage('en');
const { frontmatter } = page.facts;

it('switches off what the address hides, and nothing on that the page has off', () => {
  const shown = withoutRegions(page, ['navbar', 'globalUIComponents']).facts.frontmatter;
  expect(shown).toEqual({ ...frontmatter, navbar: false, globalUIComponents: false });
  expect(frontmatter.sidebar).toBe(false);
  expect(shown.sidebar).toBe(false);
});

it('is the same page where nothing is hidden', () => {
  expect(withoutRegions(page, [])).toBe(page);
});
