import type { PageFacts, SidebarEntry } from '@docs/content/types';
import { expect, it } from 'vitest';
import { notFoundPage } from '../page/not-found-page.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';

function pageAt(routePath: string, title: string, locale: 'en' | 'zh' = 'en'): PageFacts {
  const { facts } = notFoundPage(locale);
  return { ...facts, routePath, frontmatter: { ...facts.frontmatter, pageType: 'doc', title } };
}
const sidebar = (routePath: string): readonly SidebarEntry[] => [
  {
    kind: 'group',
    text: 'dev',
    collapsible: true,
    collapsed: false,
    items: [{ kind: 'link', text: 'x', routePath }],
  },
];

it('leads from the section over the groups to the page, in the language of the page', () => {
  const page = pageAt('/zh/config/dev/hmr', 'dev.hmr', 'zh');
  expect(breadcrumbsOf(page, sidebar(page.routePath))).toEqual([
    { text: '配置', href: '/zh/config/' },
    { text: 'dev' },
    { text: 'dev.hmr' },
  ]);
});

it('does not link the page of a section to itself, nor say its name twice', () => {
  expect(breadcrumbsOf(pageAt('/config/', 'Config Overview'), [])).toEqual([
    { text: 'Config' },
    { text: 'Config Overview' },
  ]);
  expect(breadcrumbsOf(pageAt('/community/', 'Community'), [])).toEqual([{ text: 'Community' }]);
});

it('begins with nothing on a page outside the sections', () => {
  expect(breadcrumbsOf(pageAt('/lone', 'Lone'), [])).toEqual([{ text: 'Lone' }]);
});
