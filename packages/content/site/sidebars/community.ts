import type { SidebarSource } from './sidebar-source.ts';

export const sidebar: SidebarSource = {
  section: 'community',
  text: 'nav.community',
  items: [
    'community/index',
    {
      kind: 'group',
      text: 'sidebar.community.releases',
      items: [
        'community/releases/index',
        'community/releases/v0-6',
        'community/releases/v0-5',
        'community/releases/v0-4',
        'community/releases/v0-3',
        'community/releases/v0-2',
        'community/releases/v0-1',
      ],
    },
  ],
};
