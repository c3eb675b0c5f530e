/** What the build, the boot script, the application and style sheets tell each other: root attributes and events. */
import type { Locale } from '@docs/content/types';

/** The data attributes of the root element, `data-…`; style sheets and the ui package know some of them. */
export interface RootAttributes {
  // Written by the build.
  /** Base path of the site, with a slash at both ends. */
  base: string;
  /** Name of the build, part of the address of page modules. */
  build: string;
  /** Route path of the document; missing on 404 pages. */
  route: string;
  /** Path of the same page in the other language. */
  counterpart: string;
  // Written by the boot script, and by the application after it.
  /** Present while there is no application: without script, and after a failure. */
  static: string;
  /** The theme that the user chose, or the only one of the site; missing where the system decides. */
  theme: string;
  /** On Apple platforms, whose shortcuts have another modifier key. */
  apple: string;
  /** Regions that the address hides, separated by spaces. */
  hide: string;
  /** The document was opened by a redirect to the language of the browser. */
  redirected: string;
  /** Another document is being loaded. */
  leaving: string;
  /** The search dialog is open. */
  modal: string;
  // Written by the application.
  hydrated: string;
  /** Search has crashed too often. */
  noSearch: string;
  /** 404.html: the address is resolved. */
  resolved: string;
  /** A view transition of the content is running. */
  swap: string;
}

/** The attributes of the root element of this document. */
export const rootData = (): Partial<RootAttributes> => document.documentElement.dataset;

/** The language of the document on the screen, whatever its address is. */
export const documentLocale = (): Locale => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en');

/** The application is hydrated; the boot script repeats earlier clicks. */
export const readyEvent = 'docs:ready';
/** The application failed to load or has crashed: the page is static from here on. */
export const failedEvent = 'docs:failed';
/** The boot script has opened the search dialog. */
export const searchEvent = 'docs:search';
/** Fired on the window after every page change. */
export const contentReloadEvent = 'docs:content-reload';
