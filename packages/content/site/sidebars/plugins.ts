import type { SidebarSource } from './sidebar-source.ts';

export const pluginsSidebar: SidebarSource = {
  section: 'plugins',
  items: [
    {
      kind: 'group',
      text: 'sidebar.plugins.list',
      items: ['plugins/list/index', 'plugins/list/plugin-react'],
    },
  ],
};
