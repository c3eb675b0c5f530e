import type { SidebarSource } from './sidebar-source.ts';

export const sidebar: SidebarSource = {
  section: 'api',
  text: 'nav.api',
  items: [
    { kind: 'group', text: 'sidebar.api.start', items: ['api/start/index'] },
    {
      kind: 'group',
      text: 'sidebar.api.js',
      items: ['api/javascript-api/core', 'api/javascript-api/instance', 'api/javascript-api/types'],
    },
  ],
};
