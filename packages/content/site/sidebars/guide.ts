import type { SidebarSource } from './sidebar-source.ts';

export const guideSidebar: SidebarSource = {
  section: 'guide',
  items: [
    { kind: 'group', text: 'sidebar.guide.start', items: ['guide/start/index', 'guide/start/quick-start'] },
  ],
};
