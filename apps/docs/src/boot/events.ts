/** The application is hydrated and listens; the boot script hands over what was asked for before. */
export const readyEvent = 'docs:ready';
/** The application cannot come: the page stays what its HTML is, and nothing is kept back for it any more. */
export const failedEvent = 'docs:failed';
/** Opens the search dialog; `detail` is the text typed so far. */
export const searchEvent = 'docs:search';
/** Fired on the window after every page change. */
export const contentReloadEvent = 'docs:content-reload';
