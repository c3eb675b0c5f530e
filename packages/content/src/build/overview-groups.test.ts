import { expect, test } from 'vitest';
import { uiStrings } from '../../site/index.ts';
import type { SidebarItem } from '../../site/index.ts';
import type { DateText, PageFacts } from '../types.ts';
import { overviewGroups } from './overview-groups.ts';

const date: DateText = { iso: '2024-04-10T10:00:00Z', text: 'April 10, 2024' };

const facts = (
  routePath: string,
  more: Partial<PageFacts['frontmatter']> = {},
  published: DateText | null = null,
) =>
  ({
    routePath,
    toc: [],
    published,
    frontmatter: { title: routePath, description: 'D.', overview: false, ...more },
  }) as unknown as PageFacts;

const pages: Readonly<Record<string, PageFacts>> = {
  'community/index': facts('/community/'),
  'community/releases/index': facts('/community/releases/', { overview: true }),
  'community/releases/v0-6': facts('/community/releases/v0-6', {}, date),
};

const items: readonly SidebarItem[] = [
  'community/index',
  {
    kind: 'group',
    text: 'sidebar.community.releases',
    items: ['community/releases/index', 'community/releases/v0-6'],
  },
];

const find = (key: string): PageFacts | null => pages[key] ?? null;

test('lists the pages below the route of the overview, and dates of releases', () => {
  const groups = overviewGroups(items, find, uiStrings.en);
  expect(groups).toEqual([
    {
      id: 'docs-group-releases',
      text: 'Releases',
      pages: [
        {
          routePath: '/community/releases/v0-6',
          title: '/community/releases/v0-6',
          description: 'D.',
          published: date,
          headers: [],
        },
      ],
    },
  ]);
});

test('ids are unique in the list and the same in both languages', () => {
  const group = (text: 'sidebar.config.dev' | 'sidebar.plugins.dev'): SidebarItem => ({
    kind: 'group',
    text,
    items: ['community/releases/v0-6'],
  });
  const twice = [
    ...items,
    group('sidebar.config.dev'),
    group('sidebar.plugins.dev'),
    'community/releases/v0-6',
  ];
  for (const strings of [uiStrings.en, uiStrings.zh]) {
    expect(overviewGroups(twice, find, strings).map(({ id }) => id)).toEqual([
      'docs-group-releases',
      'docs-group-dev',
      'docs-group-dev-1',
      'docs-group-others',
    ]);
  }
});

test('is empty for a section without overview page', () => {
  expect(overviewGroups(['community/index'], find, uiStrings.en)).toEqual([]);
});
