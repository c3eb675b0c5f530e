/** Root attributes and events that the build, the boot script, the application and style sheets share. */
import type { Locale } from '@docs/content/types';

/** The `data-*` attributes of the root element. Style sheets and the ui package use some of them. */
export interface RootAttributes {
  // Written by the build.
  /** Base path of the site, with a slash at both ends. */
  base: string;
  /** Name of the build; part of the URL of page modules. */
  build: string;
  /** Route path of the document; missing on 404 pages. */
  route: string;
  /** Path of the same page in the other language. */
  counterpart: string;
  // Written by the boot script, and by the application after it.
  /** Present while the page is static: without JavaScript and after a failure. */
  static: string;
  /** The theme that the user chose, or the only one of the site; missing if it follows the system. */
  theme: string;
  /** Present on Apple platforms, where shortcuts use Cmd. */
  apple: string;
  /** Regions that the query hides, separated by spaces. */
  hide: string;
  /** Present if a redirect by the browser's language led here. */
  redirected: string;
  /** Present while another document loads. */
  leaving: string;
  /** Present if the network was away since the document was loaded. */
  offline: string;
  /** Present while the search dialog is open. */
  modal: string;
  // Written by the application.
  hydrated: string;
  /** Present after search has crashed too often. */
  noSearch: string;
  /** Present on 404.html once its path is resolved. */
  resolved: string;
  /** Present while a view transition of the content runs. */
  swap: string;
}

/** The attributes of the root element of this document. */
export const rootData = (): Partial<RootAttributes> => document.documentElement.dataset;

/** The language of the rendered page, from `<html lang>`. */
export const documentLocale = (): Locale => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en');

/** The application has hydrated; the boot script replays earlier clicks. */
export const readyEvent = 'docs:ready';
/** The application failed to load or crashed; the page is static from now on. */
export const failedEvent = 'docs:failed';
/** The search dialog was opened. */
export const searchEvent = 'docs:search';
/** Fired on the window after every page change. */
export const contentReloadEvent = 'docs:content-reload';
