/** The application is hydrated; the boot script repeats the clicks that came before. */
export const readyEvent = 'docs:ready';
/** The application cannot load or has crashed: the page is static from here on. */
export const failedEvent = 'docs:failed';
/** The boot script has opened the search dialog. */
export const searchEvent = 'docs:search';
/** Fired on the window after every page change. */
export const contentReloadEvent = 'docs:content-reload';
