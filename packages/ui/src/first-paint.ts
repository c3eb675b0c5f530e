// Entry point for the first-paint script of the site: restores stored choices in pre-rendered HTML before the first paint.
export { showTab } from './article/tabs/show-tab.ts';
export { noteToggle, placeSidebar, sidebarState } from './shell/sidebar/sidebar-state.ts';
