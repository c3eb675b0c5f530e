import type { SidebarSource } from './sidebar-source.ts';

export const configSidebar: SidebarSource = {
  section: 'config',
  items: [
    'config/index',
    { kind: 'group', text: 'sidebar.config.dev', items: ['config/dev/asset-prefix'] },
    { kind: 'group', text: 'sidebar.config.server', items: ['config/server/port'] },
  ],
};
