import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { notFoundPage } from '../data/not-found-page.ts';
import { SiteNavbar } from './SiteNavbar.tsx';
import { SiteShell } from './SiteShell.tsx';

const site = vi.hoisted(() => ({
  multiVersion: { default: '', versions: [] as readonly string[] },
  hideNavbar: 'never',
}));
vi.mock('@docs/content/site', async (load) => {
  const actual = await load<{ readonly siteConfig: object }>();
  return { ...actual, siteConfig: Object.setPrototypeOf(site, actual.siteConfig) as unknown };
});

const onWarmSearch = () => {};
const navbar = (locale: 'en' | 'zh') =>
  renderToString(<SiteNavbar facts={notFoundPage(locale).facts} onWarmSearch={onWarmSearch} />);

it('has a version menu only on a site with versions', () => {
  expect(navbar('en')).not.toContain('Version');
  site.multiVersion = { default: 'v1', versions: ['v1', 'v2'] };
  expect(navbar('en')).toContain('aria-label="Version: v1"');
  expect(navbar('zh')).toContain('href="/v2/zh/"');
  site.multiVersion = { default: '', versions: [] };
});

it('is not rendered if hideNavbar is "always"', () => {
  const shell = () =>
    renderToString(
      <SiteShell facts={notFoundPage('en').facts} onWarmSearch={onWarmSearch}>
        words
      </SiteShell>,
    );
  expect(shell()).toContain('<header');
  site.hideNavbar = 'always';
  expect(shell()).not.toContain('<header');
  site.hideNavbar = 'never';
});
