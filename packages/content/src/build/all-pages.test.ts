import { expect, test } from 'vitest';
import { uiStrings } from '../../site/index.ts';
import type { SidebarSource } from '../../site/index.ts';
import type { PageFacts } from '../types.ts';
import { allPages } from './all-pages.ts';

const facts = (key: string) =>
  ({
    routePath: `/${key}`,
    toc: [{ text: 'Use', id: 'use', depth: 2, charIndex: 0 }],
    frontmatter: { title: key, description: 'With code.', overview: key.endsWith('index') },
  }) as unknown as PageFacts;

const find = (key: string): PageFacts | null => (key.includes('missing') ? null : facts(key));

const sidebars: readonly SidebarSource[] = [
  {
    section: 'guide',
    text: 'nav.guide',
    items: [{ kind: 'group', text: 'sidebar.guide.basic', items: ['guide/cli', 'guide/missing'] }],
  },
  {
    section: 'config',
    text: 'nav.config',
    items: [
      'config/index',
      { kind: 'header', text: 'sidebar.config.dev' },
      {
        kind: 'group',
        text: 'sidebar.config.dev',
        page: 'config/dev',
        items: [
          'config/dev/hmr',
          { kind: 'group', text: 'sidebar.config.server', items: ['config/dev/port'] },
        ],
      },
      'config/plugins',
      { kind: 'group', text: 'sidebar.config.html', items: ['config/missing'] },
    ],
  },
];

test('lists ungrouped pages first, then each sidebar group in order, with nested pages', () => {
  const groups = allPages(sidebars, find, uiStrings.en);
  expect(groups.map(({ text, pages }) => [text, pages.map(({ title }) => title)])).toEqual([
    ['Guide / Basic', ['guide/cli']],
    ['Config', ['config/index', 'config/plugins']],
    ['Config / dev', ['config/dev', 'config/dev/hmr', 'config/dev/port']],
  ]);
});

test('lists pages with their description and without headings', () => {
  expect(allPages(sidebars, find, uiStrings.zh)[0]).toEqual({
    id: 'docs-group-basic',
    text: '指南 / 基础功能',
    pages: [{ routePath: '/guide/cli', title: 'guide/cli', description: 'With code.', headers: [] }],
  });
});
