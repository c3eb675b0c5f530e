import type { SidebarSource } from './sidebar-source.ts';

export const communitySidebar: SidebarSource = {
  section: 'community',
  items: [
    'community/index',
    { kind: 'group', text: 'sidebar.community.releases', items: ['community/releases/v0-6'] },
  ],
};
