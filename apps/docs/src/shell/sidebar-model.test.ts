import type { SidebarEntry, PageFacts } from '@docs/content/types';
import { describe, expect, it } from 'vitest';
import { groupsAround, neighboursOf, sidebarLinks, sidebarModel, breadcrumbsOf } from './sidebar-model.ts';
import { notFoundPage } from '../data/not-found-page.ts';

const link = (routePath: string): SidebarEntry => ({ kind: 'link', text: routePath.slice(1), routePath });
const group = (
  text: string,
  collapsed: boolean,
  items: readonly SidebarEntry[],
  routePath?: string,
): SidebarEntry => ({
  kind: 'group',
  text,
  collapsible: true,
  collapsed,
  items,
  ...(routePath === undefined ? {} : { routePath }),
});
const sidebar = [
  link('/a'),
  { kind: 'divider', style: 'solid' },
  group('outer', true, [link('/b'), group('inner', true, [link('/c')], '/i')]),
  { kind: 'header', text: 'Notes' },
  group('closed', true, [link('/d')]),
] as const satisfies readonly SidebarEntry[];

describe('sidebar model', () => {
  it('lists its pages depth first, with the page of a group before its items', () => {
    expect(sidebarLinks(sidebar).map(({ routePath }) => routePath)).toEqual(['/a', '/b', '/i', '/c', '/d']);
  });

  it('marks the groups that contain the page', () => {
    const around = (entries: ReturnType<typeof sidebarModel>): string[] =>
      entries.flatMap((entry) =>
        entry.kind === 'group' ? [...(entry.containsPage ? [entry.text] : []), ...around(entry.items)] : [],
      );
    expect(around(sidebarModel(sidebar, '/c'))).toEqual(['outer', 'inner']);
    expect(around(sidebarModel(sidebar, '/b'))).toEqual(['outer']);
    expect(around(sidebarModel(sidebar, '/a'))).toEqual([]);
  });

  it('finds the neighbours of a page, null before the first and after the last', () => {
    expect(neighboursOf(sidebar, '/a')).toEqual({ previous: null, next: { text: 'b', routePath: '/b' } });
    expect(neighboursOf(sidebar, '/d').next).toBeNull();
    expect(neighboursOf(sidebar, '/elsewhere')).toEqual({ previous: null, next: null });
  });

  it('lists the groups that contain a page, outermost first', () => {
    expect(groupsAround(sidebar, '/c')).toEqual(['outer', 'inner']);
    expect(groupsAround(sidebar, '/a')).toEqual([]);
  });
});

function pageAt(routePath: string, title: string, locale: 'en' | 'zh' = 'en'): PageFacts {
  const { facts } = notFoundPage(locale);
  return { ...facts, routePath, frontmatter: { ...facts.frontmatter, pageType: 'doc', title } };
}

it('lists section, groups and page in the breadcrumbs, in the language of the page', () => {
  const page = pageAt('/zh/config/dev/hmr', 'dev.hmr', 'zh');
  expect(breadcrumbsOf(page, [group('dev', false, [link(page.routePath)])])).toEqual([
    { text: '配置', href: '/zh/config/' },
    { text: 'dev' },
    { text: 'dev.hmr' },
  ]);
});

it('does not link the index page of a section to itself, or repeat its title', () => {
  expect(breadcrumbsOf(pageAt('/config/', 'Config Overview'), [])).toEqual([
    { text: 'Config' },
    { text: 'Config Overview' },
  ]);
  expect(breadcrumbsOf(pageAt('/community/', 'Community'), [])).toEqual([{ text: 'Community' }]);
  // A page outside the sections.
  expect(breadcrumbsOf(pageAt('/lone', 'Lone'), [])).toEqual([{ text: 'Lone' }]);
});
