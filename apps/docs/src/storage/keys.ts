// Every name under which the site keeps something in the reader's browser. One constant each: the boot script
// carries only those that it uses.

// Kept for good (localStorage).

export const themeKey = 'docs-theme';

/** Set on the first visit, and when a language is chosen: from then on no address is changed by itself. */
export const visitedKey = 'docs-visited';

/** Questions that led somewhere, by language. */
export const recentSearchesKey = (locale: string) => `docs-search-recent:${locale}`;

export const tabKey = (groupId: string) => `docs-tab:${groupId}`;

// Kept as long as the browser tab (sessionStorage).

/** Scroll positions by history entry. */
export const scrollKey = 'docs-scroll';

/** Scroll position and open groups of a sidebar; see `sidebarState` of the ui package. */
export const sidebarKey = (scope: string) => `docs-sidebar:${scope}`;

/** Path whose document was loaded anew because a module failed. */
export const reloadedKey = 'docs-reloaded';

/** Path that the reader was sent to because of the browser's language. */
export const redirectedKey = 'docs-redirected';
