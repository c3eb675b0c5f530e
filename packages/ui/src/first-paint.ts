// Entry point for the boot script: restores stored choices in pre-rendered HTML before the first paint.
export { showTab } from './article/tabs/show-tab.ts';
export { noteToggle, placeSidebar, sidebarState } from './shell/sidebar/sidebar-state.ts';
