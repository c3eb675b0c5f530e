// A page has one of each; the buttons that open them name them.
export const toolsPopupId = 'site-tools';
export const languagePopupId = 'site-languages';
export const themePopupId = 'site-theme';
export const menuPopupId = 'site-menu';
export const sidebarPopupId = 'sidebar';
