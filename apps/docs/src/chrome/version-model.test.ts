import type { PageFacts } from '@docs/content/types';
import { expect, it } from 'vitest';
import { notFoundPage } from '../page/not-found-page.ts';
import { versionModel } from './version-model.ts';

const versions = { default: 'v1', versions: ['v1', 'v2'] };
const pageAt = (routePath: string, locale: 'en' | 'zh'): PageFacts => {
  const { facts } = notFoundPage(locale);
  return { ...facts, routePath, frontmatter: { ...facts.frontmatter, pageType: 'doc' } };
};

it.each([
  ['/guide/', 'en', 'v1', ['/guide/', '/v2/guide/']],
  ['/v2/guide/', 'en', 'v2', ['/guide/', '/v2/guide/']],
  ['/zh/guide/', 'zh', 'v1', ['/zh/guide/', '/v2/zh/guide/']],
  ['/v2/zh/guide/', 'zh', 'v2', ['/zh/guide/', '/v2/zh/guide/']],
  ['/v2x/guide/', 'en', 'v1', ['/v2x/guide/', '/v2/v2x/guide/']],
] as const)('%s leads to itself in every version', (routePath, locale, current, hrefs) => {
  const items = versionModel(pageAt(routePath, locale), versions);
  expect(items.map(({ href }) => href)).toEqual(hrefs);
  expect(items.filter((item) => item.current).map(({ text }) => text)).toEqual([current]);
});

it('leads to the home of each version where there is no page', () => {
  const hrefs = (locale: 'en' | 'zh') =>
    versionModel(notFoundPage(locale).facts, versions).map(({ href }) => href);
  expect(hrefs('en')).toEqual(['/', '/v2/']);
  expect(hrefs('zh')).toEqual(['/zh/', '/v2/zh/']);
});

it('has nothing to offer on a site without versions', () => {
  expect(versionModel(pageAt('/guide/', 'en'), { default: '', versions: [] })).toEqual([]);
});
