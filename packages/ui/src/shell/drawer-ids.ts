// A page has one of each; the buttons that open them name them.
export const menuDrawerId = 'site-menu';
export const sidebarDrawerId = 'sidebar';
