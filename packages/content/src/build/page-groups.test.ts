import { expect, test } from 'vitest';
import { uiStrings } from '../../site/index.ts';
import type { SidebarSource } from '../../site/index.ts';
import { pageGroups } from './page-groups.ts';

const sidebar: SidebarSource = {
  section: 'guide',
  text: 'nav.guide',
  items: [
    'guide/index',
    { kind: 'header', text: 'sidebar.guide.basic' },
    {
      kind: 'group',
      text: 'sidebar.guide.start',
      page: 'guide/start/index',
      items: [
        'guide/start/features',
        { kind: 'group', text: 'sidebar.guide.faq', items: ['guide/faq/hmr'] },
        'guide/start/glossary',
      ],
    },
  ],
};

test('maps pages, including group pages, to the title of their innermost group', () => {
  expect([...pageGroups([sidebar], 'zh', uiStrings.zh)]).toEqual([
    ['/zh/guide/start/', '快速起步'],
    ['/zh/guide/start/features', '快速起步'],
    ['/zh/guide/faq/hmr', '常见疑问'],
    ['/zh/guide/start/glossary', '快速起步'],
  ]);
});
