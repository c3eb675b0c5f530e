import type { SidebarSource } from './sidebar-source.ts';

export const apiSidebar: SidebarSource = {
  section: 'api',
  items: [{ kind: 'group', text: 'sidebar.api.start', items: ['api/start/index'] }],
};
